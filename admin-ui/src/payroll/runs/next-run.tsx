import { inclusiveDays } from '../../../../api/contract/calendar-date.js';
import type { NextRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useNumbers } from '../../api/config';
import { useToday } from '../../api/use-today';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { StatCard, StatStrip } from '../../ui/layout/stat-card';
import classes from './next-run.module.css';

/** The next regular run before it exists: what will be in it. */
export function NextRun({ next }: { next: NextRunRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const amounts = useAmounts();
  const today = useToday();
  const { daysAway } = useDates();
  const { formats } = usePayWords('');
  const period = formats.period(next);
  const comings = [
    text('payroll.next.hires', { count: next.hires }),
    text('payroll.next.leavers', { count: next.leavers }),
    ...(next.lateHires > 0 ? [text('payroll.next.lateHires', { count: next.lateHires })] : []),
    ...(next.lateLeavers > 0
      ? [text('payroll.next.lateLeavers', { count: next.lateLeavers })]
      : []),
  ];
  return (
    <>
      <header className={classes.head}>
        <h2>{text('payroll.next.title', { period })}</h2>
        {today && <p>{text('payroll.next.notStarted', { left: daysAway(next.payDate, today) })}</p>}
      </header>
      {today && <Track next={next} today={today} />}
      <StatStrip phone="rows">
        <StatCard label={text('payroll.next.people')} caption={comings.join(', ')}>
          {numbers.format(next.people)}
        </StatCard>
        <StatCard
          label={text('payroll.next.revisions')}
          caption={
            next.backdated > 0
              ? text('payroll.next.backdated', { count: next.backdated })
              : text('payroll.next.noneBackdated')
          }
        >
          {numbers.format(next.revisions)}
        </StatCard>
        <StatCard
          label={text('payroll.next.unpaid')}
          caption={
            next.unpaidPeople > 0
              ? text('payroll.next.unpaidPeople', { count: next.unpaidPeople })
              : text('payroll.next.nobody')
          }
        >
          {amounts.words(next.unpaidDays, 'days')}
        </StatCard>
      </StatStrip>
    </>
  );
}

/** From the first day of the period to the pay date: joined is gone, loose is to come. */
function Track({ next: { from, payDate }, today }: { next: NextRunRecord; today: string }) {
  const text = useText();
  const { dayAndMonth, weekday } = useDates();
  const total = Math.max(1, inclusiveDays(from, payDate));
  const gone = today < from ? 0 : Math.min(total, inclusiveDays(from, today));
  return (
    <div className={classes.time}>
      <span className={classes.track} aria-hidden="true">
        <i style={{ inlineSize: `${(100 * gone) / total}%` }} />
        <b />
      </span>
      <p>
        <span>{dayAndMonth(from)}</span>
        <span className={classes.today}>
          {today >= from &&
            today < payDate &&
            text('payroll.next.today', { date: dayAndMonth(today) })}
        </span>
        <strong>{text('payroll.next.payDay', { date: weekday(payDate) })}</strong>
      </p>
    </div>
  );
}
