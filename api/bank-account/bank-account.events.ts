/** Emitted inside the unit of work in which somebody else changes a person's bank account. */
export class BankAccountChangedByOther {
  constructor(
    readonly owner: { employeeId: string; accountId: string },
    readonly byName: string,
  ) {}
}
