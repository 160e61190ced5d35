import { type ReactNode, useState } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { LedgerTableRow } from './ledger-table-row';
import { isPast, type LedgerRow } from './ledger-rows';
import type { LedgerSubject } from './ledger-texts';
import { useLedgerTexts } from './use-ledger-texts';
import classes from './ledger-table.module.css';

interface Props {
  rows: LedgerRow[];
  subject: LedgerSubject;
  /** The ledger's total today; undefined if today is not in the rows' span. */
  balanceToday: number | undefined;
  requestPath?: (leave: string) => string;
  action?: (row: LedgerRow, title: string) => ReactNode;
}

export function LedgerTable({ rows, subject, balanceToday, requestPath, action }: Props) {
  const text = useText();
  const texts = useLedgerTexts();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { today, unit, typeName } = subject;
  const past = rows.filter((row) => isPast(row, today));
  const later = rows.filter((row) => !isPast(row, today));

  function toggle(key: string) {
    setOpen(
      (keys) =>
        new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]),
    );
  }

  const shown = (row: LedgerRow) => (
    <LedgerTableRow
      key={row.key}
      row={row}
      subject={subject}
      texts={texts}
      open={open.has(row.key)}
      onToggle={() => toggle(row.key)}
      requestPath={requestPath}
      action={action}
    />
  );
  return (
    <div className={classes.bleed}>
      <table
        className={classes.ledger}
        aria-label={text('balances.ledger.table', { type: typeName })}
      >
        <thead>
          <tr>
            <th scope="col">{text('balances.ledger.date')}</th>
            <th scope="col">{text('balances.ledger.entry')}</th>
            <th scope="col" className={classes.number}>
              {text(unit === 'days' ? 'balances.ledger.days' : 'balances.ledger.hours')}
            </th>
            <th scope="col" className={classes.number}>
              {text('balances.ledger.balance')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{text('balances.ledger.explain')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {past.map(shown)}
          {balanceToday !== undefined && (
            <TodayRow today={today} balance={texts.column(balanceToday, unit)} />
          )}
          {later.map(shown)}
        </tbody>
      </table>
    </div>
  );
}

function TodayRow({ today, balance }: { today: CalendarDate; balance: string }) {
  const text = useText();
  const { day } = useDates();
  return (
    <tr className={classes.today}>
      <td colSpan={3}>
        <span>
          <svg width="12" height="12" aria-hidden="true">
            <circle cx="6" cy="6" r="4.2" />
          </svg>
          {text('balances.ledger.today', { date: day(today) })}
        </span>
      </td>
      <td className={classes.number}>{balance}</td>
      <td />
    </tr>
  );
}
