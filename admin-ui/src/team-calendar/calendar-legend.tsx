import type {
  CalendarPerson,
  CalendarSchedule,
} from '../../../api/contract/leave/team-calendar.js';
import { useText } from '../i18n/use-text';
import classes from './team-calendar.module.css';

/** Without the ground, which a strip of dots does not draw. */
export const LEAVE_KEYS = ['Approved', 'Pending', 'exempt'] as const;
const KEYS = [
  'Approved',
  'Pending',
  'exempt',
  'holiday',
  'morning',
  'afternoon',
  'weekend',
] as const;
type Key = (typeof KEYS)[number];

const DRAWINGS: Record<Key, React.ReactNode> = {
  Approved: <rect className={classes.approved} y="1" width="22" height="10" rx="5" />,
  Pending: <rect className={classes.pending} x="1" y="1.5" width="20" height="9" rx="4.5" />,
  exempt: <rect className={classes.exempt} x="1" y="1.5" width="20" height="9" rx="4.5" />,
  holiday: <circle className={classes.approved} cx="6" cy="6" r="6" />,
  morning: <circle className={classes.half} cx="6" cy="6" r="5.2" />,
  afternoon: <circle className={classes.half} cx="6" cy="6" r="5.2" />,
  weekend: <rect className={classes.weekend} x=".5" y=".5" width="13" height="11" rx="2" />,
};

const WIDTHS: Partial<Record<Key, number>> = { Approved: 22, Pending: 22, exempt: 22, weekend: 14 };

/** Pending, exempt and holidays only where there are some. */
export function CalendarLegend({
  people,
  schedules,
  keys = KEYS,
}: {
  people: readonly CalendarPerson[];
  schedules: readonly CalendarSchedule[];
  keys?: readonly Key[];
}) {
  const text = useText();
  const holidays = schedules.flatMap((schedule) => schedule.holidays);
  const isShown: Record<Key, boolean> = {
    Approved: true,
    Pending: people.some(({ absences }) => absences.some(({ status }) => status === 'Pending')),
    exempt: people.some(({ absences }) => absences.some(({ exempt }) => exempt)),
    holiday: holidays.some(({ half }) => half === null),
    morning: holidays.some(({ half }) => half === 'morning'),
    afternoon: holidays.some(({ half }) => half === 'afternoon'),
    weekend: true,
  };
  return (
    <ul className={classes.legend} aria-label={text('teamCalendar.legend')}>
      {keys
        .filter((key) => isShown[key])
        .map((key) => (
          <li key={key}>
            <svg width={WIDTHS[key] ?? 12} height="12" aria-hidden="true">
              {DRAWINGS[key]}
            </svg>
            {text(`teamCalendar.keys.${key}`)}
          </li>
        ))}
    </ul>
  );
}
