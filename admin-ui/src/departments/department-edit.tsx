export default function DepartmentEdit() {
  return null;
}
