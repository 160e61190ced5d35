/** Emitted inside the unit that pays some payslips, or reverses one. */
export class PayslipsPaid {
  constructor(
    readonly runId: string,
    readonly payslips: { id: string; accountId: string }[],
  ) {}
}
