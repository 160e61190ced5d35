export default function MySalary() {
  return null;
}
