import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { StepChart } from '../ui/charts/step-chart';
import { balanceAt, isLeave, type LedgerRow } from './ledger-rows';

interface Props {
  rows: LedgerRow[];
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  unit: LeaveUnit;
}

export function BalanceChart({ rows, from, to, today, unit }: Props) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const first = rows[0]?.balance ?? 0;
  const last = rows.at(-1)?.balance ?? 0;
  return (
    <StepChart
      label={text('balances.chart', {
        from: day(from),
        first: amounts.words(first, unit),
        to: day(to),
        last: amounts.words(last, unit),
      })}
      steps={rows.map((row) => ({ from: row.from, to: row.to, value: row.balance }))}
      spans={rows
        .filter(isLeave)
        .map((row) => ({ from: row.from, to: row.to, open: row.kind === 'reserved' }))}
      rings={rows
        .filter(({ kind }) => kind === 'expired')
        .map((row) => ({ day: row.from, value: row.balance }))}
      {...{ from, to, today }}
      now={balanceAt(rows, today)}
      format={(value) => amounts.plain(value, unit)}
    />
  );
}
