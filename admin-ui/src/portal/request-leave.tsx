export default function RequestLeave() {
  return null;
}
