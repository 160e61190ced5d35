/** Emitted inside the unit of work, before hire dates or last days change and after the lock of these people's leave. */
export class EmploymentsChanging {
  constructor(readonly employeeIds: string[]) {}
}
