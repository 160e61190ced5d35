import { MAX_PEOPLE } from '../../pay-access-log/pay-access-collector.js';

const EVERYBODY = 'everybody';

/** Employees whose stored pay a check compared with a file: by id, or everybody when they are too many for one entry. */
export class ComparedPay {
  private readonly known = new Set<string>();
  private everybody = false;

  get isEverybody(): boolean {
    return this.everybody || this.known.size > MAX_PEOPLE;
  }

  get isNobody(): boolean {
    return !this.everybody && this.known.size === 0;
  }

  get ids(): string[] {
    return [...this.known];
  }

  add(ids: string[]): void {
    for (const id of ids) this.known.add(id);
  }

  addStored(json: string | null): void {
    const stored = JSON.parse(json ?? '[]') as string[] | typeof EVERYBODY;
    if (stored === EVERYBODY) this.everybody = true;
    else this.add(stored);
  }

  toJSON(): string[] | typeof EVERYBODY {
    return this.isEverybody ? EVERYBODY : this.ids;
  }
}
