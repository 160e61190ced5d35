/** Told inside the unit of work that does it: name, employee ID or department of an employee may have changed. */
export class EmployeeListingChanged {
  constructor(readonly employeeId: string) {}
}
