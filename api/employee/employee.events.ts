/** Emitted inside the unit of work: name, employee ID or department may have changed. */
export class EmployeeListingChanged {
  constructor(readonly employeeIds: string[]) {}
}
