export default function SalaryHistory() {
  return null;
}
