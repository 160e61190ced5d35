import type { ReactNode } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../../api/contract/leave/leave-balances.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { EmptyState } from '../ui/feedback/empty-state';
import { Skeleton } from '../ui/feedback/skeleton';
import { balanceAt, type LedgerRow, ledgerRows, isLeave } from './ledger-rows';
import { LedgerTable } from './ledger-table';
import { useLedger } from './use-balances';
import classes from './ledger-view.module.css';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { StepChart } from '../ui/charts/step-chart';

const SKELETON_LINES = [1, 2, 3, 4, 5, 6];

interface Props {
  employee: string;
  balance: LeaveBalanceRecord;
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  requestPath?: (leave: string) => string;
  action?: (row: LedgerRow, title: string) => ReactNode;
}

export function LedgerView({
  employee,
  balance: { leaveType },
  from,
  to,
  today,
  requestPath,
  action,
}: Props) {
  const text = useText();
  const { data, error, refetch } = useLedger({
    employee,
    leaveType: leaveType._id,
    from,
    to,
    today,
  });
  if (!data && error) {
    return <ScreenFailed onRetry={refetch}>{text('balances.ledgerFailed')}</ScreenFailed>;
  }
  if (!data) return <LedgerSkeleton />;
  const rows = ledgerRows(data.lines, {
    from,
    to,
    today,
    yearBegins: data.leaveYears.map((year) => year.from),
  });
  if (rows.length === 0)
    return (
      <EmptyState title={text('balances.ledger.empty')}>
        {text('balances.ledger.emptyText')}
      </EmptyState>
    );
  const showsToday = from <= today && today <= to;
  return (
    <div className={classes.view}>
      <BalanceChart rows={rows} from={from} to={to} today={today} unit={leaveType.unit} />
      <LedgerTable
        rows={rows}
        subject={{ typeName: leaveTypeName(text, leaveType.name), unit: leaveType.unit, today }}
        balanceToday={showsToday ? (balanceAt(rows, today) ?? 0) : undefined}
        requestPath={requestPath}
        action={action}
      />
    </div>
  );
}

function LedgerSkeleton() {
  return (
    <div className={classes.view}>
      <Skeleton width="100%" height={200} />
      {SKELETON_LINES.map((line) => (
        <Skeleton key={line} width="100%" height={40} />
      ))}
    </div>
  );
}

interface BalanceChartProps {
  rows: LedgerRow[];
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
  unit: LeaveUnit;
}

function BalanceChart({ rows, from, to, today, unit }: BalanceChartProps) {
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
      rings={rows.filter(({ kind }) => kind === 'expired').map((row) => row.from)}
      {...{ from, to, today }}
      now={balanceAt(rows, today)}
      format={(value) => amounts.plain(value, unit)}
    />
  );
}
