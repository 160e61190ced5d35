import { Injectable } from '@nestjs/common';
import { uniqueKey } from '../platform/database/statements/folded-text.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { EMPLOYEE_ID_MAX } from './employee.entity.js';

/** The people added last show which pattern is in use now. */
const NEWEST = 200;
/** Some IDs that begin like the pattern may go on with other characters than digits. */
const HIGHEST = 200;

/** The highest employee ID of the pattern in use, plus one. Nothing is reserved: the unique key decides when it is saved. */
@Injectable()
export class NextEmployeeId {
  constructor(private readonly work: UnitOfWork) {}

  async suggest(): Promise<string | null> {
    const newest = await this.work.read<{ id: string }>('SELECT employee_id AS id FROM employee ORDER BY id DESC LIMIT ?', [NEWEST]);
    const prefix = usedPrefix(newest.map(({ id }) => id));
    if (prefix === undefined) return null;
    // With a digit, so that a blank at the end is kept.
    const key = uniqueKey(`${prefix}0`).slice(0, -1);
    const highest = await this.work.read<{ id: string }>(
      `SELECT employee_id_key AS id FROM employee WHERE employee_id_key >= ? AND employee_id_key < ?
       ORDER BY LENGTH(employee_id_key) DESC, employee_id_key DESC LIMIT ?`,
      // ':' comes after '9'.
      [`${key}0`, `${key}:`, HIGHEST],
    );
    const next = nextNumber(highest.map(({ id }) => id.slice(key.length)));
    return next !== undefined && prefix.length + next.length <= EMPLOYEE_ID_MAX ? prefix + next : null;
  }
}

/** What stands before the number in most of the IDs, newest first; of two as frequent, the newer. */
export function usedPrefix(ids: string[]): string | undefined {
  const prefixes = ids.flatMap((id) => /^(.*?)[0-9]+$/.exec(id)?.[1] ?? []);
  const counts = new Map<string, number>();
  for (const prefix of prefixes) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return prefixes.find((prefix) => counts.get(prefix) === most);
}

/** As many digits as the highest number has, leading zeros included. */
export function nextNumber(suffixes: string[]): string | undefined {
  const numbers = suffixes.filter((suffix) => /^[0-9]+$/.test(suffix));
  const [highest] = numbers.toSorted((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1));
  return highest === undefined ? undefined : String(BigInt(highest) + 1n).padStart(highest.length, '0');
}
