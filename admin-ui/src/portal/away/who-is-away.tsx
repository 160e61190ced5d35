import { useText } from '../../i18n/use-text';
import { CalendarPage } from '../../team-calendar/calendar-page';
import { useCalendarChoice } from '../../team-calendar/use-calendar-choice';
import { useRequestPath } from './use-request-path';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/team-calendar';

export const messages = catalogueOf({ 'team-calendar': english });

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
