import { useText } from '../../i18n/use-text';
import { CalendarPage } from '../../team-calendar/calendar-page';
import { useCalendarChoice } from '../../team-calendar/use-calendar-choice';
import { useRequestPath } from './use-request-path';

export { messages } from '../../i18n/bundles/team-calendar';

const DEPARTMENT = { scope: 'department' } as const;

/** The department of the employee. */
export default function WhoIsAway() {
  const text = useText();
  return (
    <CalendarPage
      title={text('teamCalendar.whoIsAway')}
      choice={useCalendarChoice()}
      people={DEPARTMENT}
      who={text('teamCalendar.myDepartment')}
      requestPath={useRequestPath()}
    />
  );
}
