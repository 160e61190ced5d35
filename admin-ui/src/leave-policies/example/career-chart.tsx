import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import type { LedgerRow } from '../../balances/ledger-rows';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { StepChart } from '../../ui/charts/step-chart';

const HEIGHT = 128;

interface Props {
  rows: LedgerRow[];
  unit: LeaveUnit;
  from: CalendarDate;
  to: CalendarDate;
}

export function CareerChart({ rows, unit, from, to }: Props) {
  const text = useText();
  const { day } = useDates();
  const amounts = useAmounts();
  const balances = rows.map(({ balance }) => balance);
  return (
    <StepChart
      height={HEIGHT}
      label={text('leaveRules.example.chart', {
        from: day(from),
        to: day(to),
        lowest: amounts.words(Math.min(...balances), unit),
        highest: amounts.words(Math.max(...balances), unit),
      })}
      steps={rows.map((row) => ({ from: row.from, to: row.to, value: row.balance }))}
      spans={[]}
      rings={rows
        .filter(({ kind }) => kind === 'expired')
        .map((row) => ({ day: row.from, value: row.balance }))}
      from={from}
      to={to}
      today={to}
      now={rows.at(-1)?.balance}
      format={(value) => amounts.plain(value, unit)}
    />
  );
}
