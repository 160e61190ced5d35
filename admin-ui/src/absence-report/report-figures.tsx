import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { useNumbers } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Panel } from '../ui/layout/panel';
import { StatCard, StatStrip } from '../ui/layout/stat-card';
import { useReportAmounts } from './use-report-amounts';

export function ReportFigures({ of: report }: { of: AbsenceReportRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const dates = useDates();
  const amounts = useReportAmounts();
  const { from, to, days, minutes, people, headcount, averageDays } = report;
  return (
    <section aria-label={text('absenceReport.figures')}>
      <p role="status" className="visually-hidden">
        {text('absenceReport.summary', {
          span: dates.span(from, to),
          people: text('absenceReport.persons', { count: people }),
          amount: amounts.words(report),
        })}
      </p>
      <Panel>
        <StatStrip phone="rows">
          <StatCard
            label={text('absenceReport.days')}
            caption={
              minutes > 0
                ? text('absenceReport.andHours', { hours: amounts.hours(minutes) })
                : undefined
            }
          >
            {amounts.days(days)}
          </StatCard>
          <StatCard
            label={text('absenceReport.people')}
            caption={text('absenceReport.peopleOf', { count: headcount })}
          >
            {numbers.format(people)}
          </StatCard>
          <StatCard label={text('absenceReport.average')} caption={text('absenceReport.perHead')}>
            {amounts.average(averageDays)}
          </StatCard>
        </StatStrip>
      </Panel>
    </section>
  );
}
