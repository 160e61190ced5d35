import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { LedgerMark } from '../../balances/ledger-mark';
import type { LedgerRow } from '../../balances/ledger-rows';
import { titleOf, reasonText } from '../../balances/ledger-words';
import { useLedgerTexts } from '../../balances/use-ledger-texts';
import { useText } from '../../i18n/use-text';
import classes from './career.module.css';

interface Props {
  rows: LedgerRow[];
  unit: LeaveUnit;
  /** Later leave has not lapsed yet. */
  today: CalendarDate;
}

/** The rows of a ledger in a narrow column, in the words of every ledger. */
export function CareerLines({ rows, unit, today }: Props) {
  const text = useText();
  const texts = useLedgerTexts();
  const subject = { typeName: '', unit, today };
  return (
    <ol className={classes.lines} aria-label={text('leaveRules.example.ledger')}>
      {rows.map((row) => (
        <li key={row.key}>
          <LedgerMark row={row} />
          <time dateTime={row.from}>{texts.day(row.from)}</time>
          <p>
            <strong>{titleOf(row, subject, texts)}</strong>
            <b>
              {row.kind === 'carried'
                ? texts.column(row.parts[0]?.amount ?? 0, unit)
                : texts.signed(row.amount, unit)}
            </b>
          </p>
          <p>
            <small>{reasonText(row, subject, texts)}</small>
            <small>
              {text('leaveRules.example.balance', { amount: texts.column(row.balance, unit) })}
            </small>
          </p>
        </li>
      ))}
    </ol>
  );
}
