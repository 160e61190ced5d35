export default function DepartmentList() {
  return null;
}
