export default function EmployeeEdit() {
  return null;
}
