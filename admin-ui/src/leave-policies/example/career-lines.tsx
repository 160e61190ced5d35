import { Clock, CirclePlus, CircleMinus } from 'lucide-react';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { addDays } from '../../../../api/contract/calendar-date.js';
import type { LedgerLineRecord } from '../../../../api/contract/leave-balances.js';
import type { LeaveUnit } from '../../../../api/contract/policy-rules.js';
import { useNumbers } from '../../api/config';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import classes from './career.module.css';

interface Props {
  lines: LedgerLineRecord[];
  unit: LeaveUnit;
}

export function CareerLines({ lines, unit }: Props) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const { title, why } = useLineWords(unit);
  return (
    <ol className={classes.lines} aria-label={text('leaveRules.example.ledger')}>
      {lines.map((line, index) => (
        <li key={index} data-kind={line.kind}>
          <Icon of={line.kind === 'expired' ? Clock : line.amount < 0 ? CircleMinus : CirclePlus} size={16} />
          <time dateTime={line.day}>{day(shownDay(line))}</time>
          <p>
            <strong>{title(line)}</strong>
            <b>{line.kind === 'carried' ? amounts.column(carriedAmount(line), unit) : amounts.signed(line.amount, unit)}</b>
          </p>
          <small>{[why(line), text('leaveRules.example.balance', { amount: amounts.plain(line.balance, unit) })].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </ol>
  );
}

/** What lapses is dated by the last day on which it can be used. */
const shownDay = ({ day, kind }: LedgerLineRecord): CalendarDate => (kind === 'expired' ? addDays(day, -1) : day);

const carriedAmount = ({ parts }: LedgerLineRecord) => parts.reduce((sum, { amount }) => sum + amount, 0);

const TITLES = ['accrual', 'change', 'carried', 'expired', 'capped', 'leaving'] as const;

function useLineWords(unit: LeaveUnit) {
  const text = useText();
  const amounts = useAmounts();
  const numbers = useNumbers();
  const { day } = useDates();

  function title({ kind, numbers: { years } }: LedgerLineRecord): string {
    if (kind === 'change' && years) return text('leaveRules.example.lines.service', { count: years });
    const known = TITLES.find((one) => one === kind) ?? 'change';
    return text(`leaveRules.example.lines.${known}`);
  }

  function why({ kind, until, numbers: { rate, rateBefore, months, of } }: LedgerLineRecord): string {
    if (kind === 'carried') return [of === undefined ? '' : text('leaveRules.example.left', { of: amounts.plain(of, unit) }), until ? text('leaveRules.example.until', { date: day(until) }) : ''].filter(Boolean).join(', ');
    if (rate === undefined) return '';
    const words = { rate: amounts.words(rate, unit), months: numbers.format(months ?? 12) };
    if (kind === 'change' && rateBefore !== undefined) return text('leaveRules.example.rateFrom', { ...words, before: amounts.plain(rateBefore, unit) });
    return months === 12 ? text('leaveRules.example.rate', words) : text('leaveRules.example.months', words);
  }

  return { title, why };
}
