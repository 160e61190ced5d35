export const contactFields = {
  phone: 'Phone',
  address: 'Address',
  emergencyContact: 'Emergency Contact',
};

/** The fields of an employee, as every screen names them. */
export const employeeFields = {
  employeeId: 'Employee ID',
  dob: 'Date of Birth',
  gender: 'Gender',
  maritalStatus: 'Marital Status',
  department: 'Department',
  designation: 'Designation',
  salary: 'Salary',
  hireDate: 'Hire Date',
  leftOn: 'Last Day',
  manager: 'Manager',
  approver: 'Approver',
  deputy: 'Deputy',
  ...contactFields,
};
