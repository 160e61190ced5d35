/** Told inside the unit of work that stores an import, or says that it came to nothing. */
export class ImportFinished {
  constructor(
    readonly importId: string,
    readonly name: string,
    /** Null when it was done from the command line. */
    readonly byAccountId: string | null,
    readonly applied: boolean,
  ) {}
}
