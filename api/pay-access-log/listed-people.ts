import { Readable } from 'node:stream';

/** More than a page can hold are not named one by one: the entry is told to everybody. */
const MOST_NAMED = 1_000;

/** Whose pay a list gives out, told row by row, whether it is a page or a stream. */
export class ListedPeople<Row> {
  private readonly ids: string[] = [];
  private some = false;

  constructor(
    /** Whom, or what of theirs, a row is about; undefined where it tells nobody's pay. */
    private readonly idOf: (row: Row) => string | undefined,
    private readonly whole: boolean,
    /** Without ids: everybody's. */
    private readonly record: (ids: string[] | undefined) => void,
  ) {}

  row(row: Row): Row {
    const id = this.idOf(row);
    if (id === undefined) return row;
    this.some = true;
    if (!this.whole && this.ids.length <= MOST_NAMED) this.ids.push(id);
    return row;
  }

  /** Passes the answer on and records the entry, of a stream when it ends or is broken off. */
  until<Answer>(answer: Answer): Answer {
    if (answer instanceof Readable) answer.once('close', () => this.end());
    else this.end();
    return answer;
  }

  private end(): void {
    if (this.some) this.record(this.whole || this.ids.length > MOST_NAMED ? undefined : this.ids);
  }
}
