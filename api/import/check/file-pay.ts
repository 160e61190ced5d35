/** No month's pay is this small in any currency, in minor units. */
const LEAST = 50_00;
const PART_OF_MEDIAN = 20;

/** The monthly pay of all people in the file, against which the pay of an hour or a day stands out. */
export class FilePay {
  private readonly amounts: number[] = [];
  private limit: number | undefined;

  add(minor: number | null | undefined): void {
    if (minor) this.amounts.push(minor);
  }

  /** Once all rows are added. */
  isLow(minor: number): boolean {
    this.limit ??= Math.max(LEAST, this.median() / PART_OF_MEDIAN);
    return minor < this.limit;
  }

  private median(): number {
    return this.amounts.sort((one, other) => one - other)[Math.floor(this.amounts.length / 2)] ?? 0;
  }
}
