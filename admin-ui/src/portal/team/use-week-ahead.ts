import { addDays } from '../../../../api/contract/calendar-date.js';
import type {
  CalendarAbsence,
  CalendarSchedule,
} from '../../../../api/contract/leave/team-calendar.js';
import { useTeamCalendar } from '../../api/use-team-calendar';
import { useToday } from '../../api/use-today';
import { DAYS } from './seven-days';

export interface WeekOfMember {
  from: string;
  absences: readonly CalendarAbsence[];
  schedule: CalendarSchedule | undefined;
}

/** The next seven days of the team, by employee. Rows are complete without them. */
export function useWeekAhead(): (employee: string) => WeekOfMember | undefined {
  const today = useToday();
  const { data } = useTeamCalendar(
    today ? { from: today, to: addDays(today, DAYS - 1), scope: 'team' } : undefined,
  );
  const people = new Map(data?.people.map((person) => [person._id, person]));
  return (employee) => {
    if (!today) return undefined;
    const { absences = [], schedule = 0 } = people.get(employee) ?? {};
    return { from: today, absences, schedule: data?.schedules[schedule] };
  };
}
