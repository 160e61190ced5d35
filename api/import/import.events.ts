/** Emitted inside the unit of work that stores the result. */
export class ImportFinished {
  constructor(
    readonly importId: string,
    readonly name: string,
    /** Null for the command line. */
    readonly byAccountId: string | null,
    readonly applied: boolean,
  ) {}
}
