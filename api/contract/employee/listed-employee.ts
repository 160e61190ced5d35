/** How people stand in lists about something else than themselves. */
export interface ListedEmployeeRecord {
  _id: string;
  employeeId: string;
  name: string;
  profileImage: string | null;
  department: { _id: string; dep_name: string };
}
