import type { CalendarDate } from '../../contract/calendar-date.js';
import { isAtRisk, usableUntil } from '../../contract/leave/at-risk.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { ReadRows } from '../../platform/database/connection/committed-reader.js';
import type { Condition, Filter } from '../../platform/database/lists/list-definition.js';
import type { ListedType } from './leave-account-record.js';

const NOBODY: Condition = { sql: '1 = 0', parameters: [] };

/** Balances `c` with leave that will hardly be used before it expires. No engine-neutral statement subtracts days: each last day has its own limit. */
export async function leaveAtRisk(
  read: ReadRows,
  { id, unit }: Pick<ListedType, 'id' | 'unit'>,
  today: CalendarDate,
): Promise<Condition> {
  const days = await read<{ lastDay: CalendarDate; most: number }>(
    'SELECT expires_on AS lastDay, MAX(expires_amount) AS most FROM leave_account WHERE leave_type_id = ? AND expires_on >= ? GROUP BY expires_on',
    [id, today],
  );
  const risky = days.filter(({ lastDay, most }) =>
    isAtRisk({ amount: wireAmount(unit, Number(most)), on: lastDay }, today, unit),
  );
  if (risky.length === 0) return NOBODY;
  return {
    sql: `(c.available > 0 AND (${risky.map(() => '(c.expires_on = ? AND c.expires_amount > ?)').join(' OR ')}))`,
    parameters: risky.flatMap(({ lastDay }) => [
      lastDay,
      usableUntil(lastDay, today, unit) / wireAmount(unit, 1),
    ]),
  };
}

export function atRiskFilter(type: ListedType, today: () => CalendarDate): Filter {
  return {
    expected: 'true',
    condition: (value) =>
      String(value) === 'true'
        ? { ...NOBODY, resolve: ({ read }) => leaveAtRisk(read, type, today()) }
        : undefined,
  };
}
