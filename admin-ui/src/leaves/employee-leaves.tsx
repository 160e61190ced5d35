export default function EmployeeLeaves() {
  return null;
}
