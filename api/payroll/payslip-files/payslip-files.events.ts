/** Emitted inside the unit that publishes PDFs of a payroll office. */
export class PayslipFilesPublished {
  constructor(
    readonly runId: string,
    readonly files: { id: string; accountId: string }[],
  ) {}
}
