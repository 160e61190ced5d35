export default function EmployeeDetails() {
  return null;
}
