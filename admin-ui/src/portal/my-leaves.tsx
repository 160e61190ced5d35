export default function MyLeaves() {
  return null;
}
