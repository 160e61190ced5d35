export default function EmployeeList() {
  return null;
}
