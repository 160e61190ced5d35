import { Injectable } from '@nestjs/common';
import { uniqueKey } from '../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EMPLOYEE_ID_MAX } from './employee.tables.js';

/** The people added last show which pattern is in use now. */
const NEWEST = 200;
/** In bytes, which a server counts. */
const LONGER_THAN_ANY = 4 * EMPLOYEE_ID_MAX + 1;

/** The highest employee ID of the pattern in use, plus one. Nothing is reserved: the unique key decides when it is saved. */
@Injectable()
export class NextEmployeeId {
  constructor(private readonly work: UnitOfWork) {}

  async suggest(): Promise<string | null> {
    const newest = await this.work.read<{ used: string }>(
      'SELECT e.employee_id AS used FROM employee e ORDER BY e.id DESC LIMIT ?',
      [NEWEST],
    );
    const prefix = usedPrefix(newest.map(({ used }) => used));
    if (prefix === undefined) return null;
    // With a digit, so that a blank at the end is kept.
    const key = uniqueKey(`${prefix}0`).slice(0, -1);
    const next = nextNumber(await this.highest(key));
    return next !== undefined && prefix.length + next.length <= EMPLOYEE_ID_MAX
      ? prefix + next
      : null;
  }

  /** The number with the most digits, of these the largest, as it follows the beginning. Lengths at which other characters follow are passed over. */
  private async highest(beginning: string): Promise<string | undefined> {
    const { read, engine } = this.work.listReader;
    // Read from the unique key: ':' comes after '9'.
    const range = 'FROM employee WHERE employee_id_key >= ? AND employee_id_key < ?';
    const digits = `SUBSTR(employee_id_key, ?) ${engine === 'mysql' ? "REGEXP '^[0-9]+$'" : "NOT GLOB '*[^0-9]*'"}`;
    const parameters = [`${beginning}0`, `${beginning}:`];
    for (let below = LONGER_THAN_ANY; ;) {
      const [longest] = await read<{ length: number | null }>(
        `SELECT MAX(LENGTH(employee_id_key)) AS length ${range} AND LENGTH(employee_id_key) < ?`,
        [...parameters, below],
      );
      if (longest?.length == null) return undefined;
      below = longest.length;
      const sql = `SELECT employee_id_key AS id ${range} AND LENGTH(employee_id_key) = ? AND ${digits} ORDER BY employee_id_key DESC LIMIT 1`;
      const [highest] = await read<{ id: string }>(sql, [
        ...parameters,
        below,
        [...beginning].length + 1,
      ]);
      if (highest) return highest.id.slice(beginning.length);
    }
  }
}

/** The most frequent text before the number; the newer one if two are equally frequent. */
export function usedPrefix(ids: string[]): string | undefined {
  const prefixes = ids.flatMap((id) => {
    const end = id.search(/(?<![0-9])[0-9]+$/);
    return end < 0 ? [] : [id.slice(0, end)];
  });
  const counts = new Map<string, number>();
  for (const prefix of prefixes) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return prefixes.find((prefix) => counts.get(prefix) === most);
}

/** As many digits as the number has, leading zeros included. */
function nextNumber(number: string | undefined): string | undefined {
  return number === undefined
    ? undefined
    : String(BigInt(number) + 1n).padStart(number.length, '0');
}
