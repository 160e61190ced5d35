export default function Setting() {
  return null;
}
