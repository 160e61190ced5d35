/** Somebody who works here on the day. */
export interface OrganisationPerson {
  _id: string;
  name: string;
  designation: string | null;
  profileImage: string | null;
  /** The id of one of the departments. */
  department: string;
  /** The id of the manager, who may have left or may not be among the people. */
  manager: string | null;
  /** Of a manager who is not among the people. */
  managerName: string | null;
}

export interface OrganisationDepartment {
  _id: string;
  dep_name: string;
  /** The id of its head. */
  head: string | null;
}

/** Between another day and today. */
export interface StaffChange {
  joined: number;
  left: number;
}
