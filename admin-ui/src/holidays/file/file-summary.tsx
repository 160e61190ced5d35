import type { HolidayFileResponse } from '../../../../api/contract/working-time/holiday-responses.js';
import { useText } from '../../i18n/use-text';
import { Fold } from '../../ui/layout/fold';
import { DayTicks } from '../proposals/day-ticks';
import type { Proposal } from '../proposals/proposed';
import type { Ticks } from '../proposals/use-ticks';
import classes from './file-summary.module.css';

interface Props {
  year: number;
  content: HolidayFileResponse;
  added: Proposal[];
  ticks: Ticks;
}

export function FileSummary({
  year,
  content: { present, outside, leftOut, unread },
  added,
  ticks,
}: Props) {
  const text = useText();
  const counts = [
    [text('holidays.file.new'), added.length],
    [text('holidays.file.present'), present],
    [text('holidays.file.outside', { year: String(year) }), outside],
    [text('holidays.file.leftOut'), leftOut.total],
  ] as const;
  return (
    <>
      <dl className={classes.counts} role="status">
        {counts.map(([label, count]) => (
          <div key={label} data-none={count === 0}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {added.length > 0 && (
        <DayTicks label={text('holidays.file.new')} proposals={added} ticks={ticks} />
      )}
      {leftOut.total > 0 && (
        <Fold className={classes.refusals} title={text('holidays.file.why')}>
          <ul>
            {leftOut.first.map(({ line, name, fault }) => (
              <li key={line}>
                {text('holidays.file.line', { line: String(line) })} <bdi>{name}</bdi>
                <small>{text(`holidays.file.faults.${fault}`)}</small>
              </li>
            ))}
          </ul>
          {leftOut.total > leftOut.first.length && (
            <p>{text('holidays.file.more', { count: leftOut.total - leftOut.first.length })}</p>
          )}
        </Fold>
      )}
      {unread.length > 0 && (
        <p className={classes.unread}>
          {text('holidays.file.unread', {
            columns: unread
              .map(({ heading, dates }) =>
                dates ? text('holidays.file.unreadDates', { column: heading }) : heading,
              )
              .join(', '),
          })}
        </p>
      )}
      <p className={classes.hint}>{text('holidays.file.repeats', { year: String(year) })}</p>
    </>
  );
}
