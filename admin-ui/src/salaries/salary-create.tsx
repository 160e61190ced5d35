export default function SalaryCreate() {
  return null;
}
