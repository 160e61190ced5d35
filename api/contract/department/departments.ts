export interface DepartmentRecord {
  _id: string;
  dep_name: string;
  description: string;
  /** Number of employees, including those who left and those who have not started. */
  employees: number;
  /** Those who work here today. */
  active: number;
  /** Null without one who works here. */
  head: { _id: string; name: string; profileImage: string | null } | null;
  version: number;
}

export interface DepartmentDetailsRecord extends DepartmentRecord {
  /** The employees who left, among `employees`. */
  left: number;
}
