export default function DepartmentCreate() {
  return null;
}
