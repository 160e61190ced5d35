import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import classes from './absence-bars.module.css';
import { absenceChart } from './chart-rows';
import { useReportAmounts } from './use-report-amounts';

/** The table below has the numbers for screen readers. */
export function AbsenceBars({ of: report }: { of: AbsenceReportRecord }) {
  const text = useText();
  const amounts = useReportAmounts();
  const { series, rows } = absenceChart(report);
  const longest = Math.max(...rows.map(({ days }) => days));
  if (rows.length < 2) return null;
  return (
    <section className={classes.chart} aria-hidden="true">
      <header>
        <h2>{text('absenceReport.chart')}</h2>
        {series.length > 0 && (
          <ul>
            {series.map((name, place) => (
              <li key={name}>
                <i data-series={place + 1} />
                <bdi>{leaveTypeName(text, name)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </header>
      <div className={classes.rows}>
        {rows.map(({ name, days, parts }) => (
          <div key={name ?? ''}>
            <bdi className={classes.name} title={name}>
              {name ?? text('absenceReport.others')}
            </bdi>
            <span className={classes.track}>
              <span className={classes.bar} style={{ inlineSize: `${(days / longest) * 100}%` }}>
                {parts.map(
                  (part, place) =>
                    part > 0 && (
                      <i key={place} data-series={place + 1} style={{ flexGrow: part }} />
                    ),
                )}
              </span>
            </span>
            <span className={classes.number}>{amounts.days(days)}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
