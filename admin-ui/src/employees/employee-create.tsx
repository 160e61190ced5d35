export default function EmployeeCreate() {
  return null;
}
