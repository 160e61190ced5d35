export default function LeaveList() {
  return null;
}
