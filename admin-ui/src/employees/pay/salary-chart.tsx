import { addMonths, EARLIEST_EMPLOYMENT, latest } from '../../../../api/contract/calendar-date.js';
import type { SalaryRevisionRecord } from '../../../../api/contract/payroll/salary-revisions.js';
import { useCompactMoney, useMoney } from '../../api/config';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { StepChart } from '../../ui/charts/step-chart';
import classes from './employee-pay.module.css';

interface Props {
  /** The latest date first. */
  revisions: SalaryRevisionRecord[];
  hired: string | null;
}

const HEIGHT = 168;
/** Before the first change, where nobody knows since when the first salary holds. */
const MONTHS_BEFORE = 6;
const MONTHS_AFTER = 3;

/** The salary as a line through time. One salary needs no drawing. */
export function SalaryChart({ revisions, hired }: Props) {
  const text = useText();
  const today = useToday();
  const { day } = useDates();
  const money = useMoney();
  const compact = useCompactMoney();
  const [first, second, ...others] = [...revisions].reverse();
  if (!today || !first || !second) return null;
  const begin =
    first.from === EARLIEST_EMPLOYMENT
      ? hired !== null && hired < second.from
        ? hired
        : addMonths(second.from, -MONTHS_BEFORE)
      : first.from;
  const shown = [{ ...first, from: begin }, second, ...others];
  const last = shown.at(-1) ?? first;
  const to = addMonths(latest(today, last.from), MONTHS_AFTER);
  const now = shown.findLast(({ from }) => from <= today);
  const said = {
    date: day(begin),
    first: money.format(first.salary),
    now: money.format((now ?? first).salary),
  };
  return (
    <div className={classes.chart}>
      <StepChart
        label={
          last.from > today
            ? text('employeePay.chartPlanned', { ...said, planned: money.format(last.salary) })
            : text('employeePay.chart', said)
        }
        steps={shown.map(({ from, salary }) => ({ from, to: from, value: salary }))}
        floating
        spans={[]}
        rings={[]}
        from={begin}
        to={to}
        today={today}
        now={now?.salary}
        format={(value) => compact.format(value)}
        height={HEIGHT}
      />
    </div>
  );
}
