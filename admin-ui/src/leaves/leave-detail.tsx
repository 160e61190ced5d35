export default function LeaveDetail() {
  return null;
}
