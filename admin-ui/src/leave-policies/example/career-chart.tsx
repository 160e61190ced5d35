import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { inclusiveDays } from '../../../../api/contract/calendar-date.js';
import type { LedgerLineRecord } from '../../../../api/contract/leave-balances.js';
import type { LeaveUnit } from '../../../../api/contract/policy-rules.js';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useWidth } from '../../ui/layout/use-width';
import classes from './career.module.css';
import { careerPoints } from './career-points';

const HEIGHT = 104;
const LEFT = 44;
const TOP = 8;
const BASE = 84;

interface Props {
  lines: LedgerLineRecord[];
  unit: LeaveUnit;
  from: CalendarDate;
  to: CalendarDate;
}

/** A balance stays until it changes, so the line has steps. */
export function CareerChart({ lines, unit, from, to }: Props) {
  const text = useText();
  const { day } = useDates();
  const amounts = useAmounts();
  const [measured, width] = useWidth();
  const points = careerPoints(lines, from, to);
  const balances = points.map(({ balance }) => balance);
  const [highest, lowest] = [Math.max(...balances, 1), Math.min(...balances, 0)];
  const days = Math.max(1, inclusiveDays(from, to));
  const x = (at: number) => LEFT + (at / days) * (width - LEFT - 8);
  const y = (balance: number) => BASE - ((balance - lowest) / (highest - lowest)) * (BASE - TOP);
  const steps = points.map(({ at, balance }, index) => `${index === 0 ? `M${x(at)} ${y(balance)}` : `H${x(at)}V${y(balance)}`}`).join('');
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) }, (_, index) => `${Number(from.slice(0, 4)) + index + 1}-01-01`);
  const label = text('leaveRules.example.chart', { from: day(from), to: day(to), lowest: amounts.words(Math.min(...balances), unit), highest: amounts.words(Math.max(...balances), unit) });
  return (
    <div ref={measured} className={classes.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          {[...new Set([highest, lowest])].map((balance) => (
            <g key={balance}>
              <line className={classes.grid} x1={LEFT} x2={width - 8} y1={y(balance)} y2={y(balance)} />
              <text x={LEFT - 8} y={y(balance) + 4} textAnchor="end">
                {amounts.plain(balance, unit)}
              </text>
            </g>
          ))}
          {years.map((date) => (
            <g key={date}>
              <line className={classes.grid} x1={x(inclusiveDays(from, date) - 1)} x2={x(inclusiveDays(from, date) - 1)} y1={BASE} y2={BASE + 4} />
              <text x={x(inclusiveDays(from, date) - 1)} y={HEIGHT - 2} textAnchor="middle">
                {date.slice(0, 4)}
              </text>
            </g>
          ))}
          <path className={classes.line} d={`${steps}H${x(days)}`} />
        </svg>
      )}
    </div>
  );
}
