import { Readable } from 'node:stream';

/** A page's maximum. An entry about more people counts as one about everybody. */
export const MAX_PEOPLE = 1_000;

/** Collects whose pay the rows of a list show, and records one entry when the page or stream has been sent. */
export class PayAccessCollector<Row> {
  private readonly ids: string[] = [];
  private hasPay = false;

  constructor(
    /** Undefined for a row that shows no pay. */
    private readonly idOf: (row: Row) => string | undefined,
    private readonly isEverybody: boolean,
    /** Without ids: everybody's pay. */
    private readonly record: (ids: string[] | undefined) => void,
  ) {}

  add(row: Row): Row {
    const id = this.idOf(row);
    if (id === undefined) return row;
    this.hasPay = true;
    if (!this.isEverybody && this.ids.length <= MAX_PEOPLE) this.ids.push(id);
    return row;
  }

  recordAfter<Response>(response: Response): Response {
    if (response instanceof Readable) response.once('close', () => this.end());
    else this.end();
    return response;
  }

  private end(): void {
    if (this.hasPay)
      this.record(this.isEverybody || this.ids.length > MAX_PEOPLE ? undefined : this.ids);
  }
}
