import { addDays, type CalendarDate, eachDay } from '../../../../api/contract/calendar-date.js';
import type {
  CalendarAbsence,
  CalendarSchedule,
} from '../../../../api/contract/leave/team-calendar.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePhone } from '../../ui/layout/use-phone';
import { isDayOff, segmentOf } from '../../ui/timeline/timeline-shapes';
import classes from './seven-days.module.css';

export const DAYS = 7;
const STEP = 38;
const PHONE_STEP = 22;
const HEIGHT = 16;
const CAPSULE = 12;

const useStep = () => (usePhone() ? PHONE_STEP : STEP);

/** Th 26, Fr 27; on a phone the number alone. */
export function SevenDayNames({ from }: { from: CalendarDate }) {
  const step = useStep();
  const { weekdayShort } = useDates();
  return (
    <svg className={classes.days} width={DAYS * step} height={HEIGHT} aria-hidden="true">
      {eachDay(from, addDays(from, DAYS - 1)).map((day, place) => (
        <text
          key={day}
          x={(place + 0.5) * step}
          y="12"
          textAnchor="middle"
          data-today={place === 0}
        >
          {step === STEP && `${weekdayShort(day)} `}
          {Number(day.slice(8))}
        </text>
      ))}
    </svg>
  );
}

/** A dot for each day at work, a bar for leave, dashed while it is pending. */
export function SevenDays({
  from,
  absences,
  schedule,
}: {
  from: CalendarDate;
  absences: readonly CalendarAbsence[];
  schedule: CalendarSchedule | undefined;
}) {
  const text = useText();
  const { shortSpan } = useDates();
  const step = useStep();
  const spans = absences.map(({ startDate, endDate, status }) => {
    const span = shortSpan(startDate, endDate, from.slice(0, 4));
    return status === 'Pending' ? text('myTeam.people.pendingNext', { span }) : span;
  });
  const segments = absences.flatMap((absence) => {
    const segment = segmentOf(absence, { from, days: DAYS });
    return segment ? [{ absence, segment }] : [];
  });
  return (
    <svg
      className={classes.days}
      width={DAYS * step}
      height={HEIGHT}
      role="img"
      aria-label={text('myTeam.people.week', {
        spans: spans.join('; ') || text('myTeam.people.noneWeek'),
      })}
    >
      {eachDay(from, addDays(from, DAYS - 1)).map(
        (day, place) =>
          !segments.some(({ segment }) => segment.start < place + 1 && segment.end > place) && (
            <circle
              key={day}
              cx={(place + 0.5) * step}
              cy={HEIGHT / 2}
              r={isDayOff(schedule, day) ? 1.2 : 2.2}
            />
          ),
      )}
      {segments.map(({ absence: { status }, segment: { start, end } }, place) => (
        <rect
          key={place}
          data-pending={status === 'Pending'}
          x={start * step + (step - CAPSULE) / 2}
          y={(HEIGHT - CAPSULE) / 2}
          width={Math.max(CAPSULE / 2, (end - start - 1) * step + CAPSULE)}
          height={CAPSULE}
          rx={CAPSULE / 2}
        />
      ))}
    </svg>
  );
}
