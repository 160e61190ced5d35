import { useUser } from '../api/session';
import type { CalendarQuery } from '../api/team-calls';
import { useDepartments } from '../api/use-departments';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { LeaveTabs } from '../shell/leave-tabs';
import { SelectField } from '../ui/fields/select-field';
import { CalendarPage } from './calendar-page';
import { useCalendarChoice } from './use-calendar-choice';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/team-calendar';

export const messages = catalogueOf({ 'team-calendar': english });

const TEAM = 'team';
const EVERYONE = 'everyone';

/** My team, everyone or a department. */
export default function OfficeCalendar() {
  const text = useText();
  const choice = useCalendarChoice();
  const { data: departments } = useDepartments();
  const hasReports = (useUser()?.manages ?? 0) > 0;
  const chosen = choice.who || (hasReports ? TEAM : EVERYONE);
  const choices = [
    ...(hasReports || chosen === TEAM ? [{ value: TEAM, label: text('teamCalendar.myTeam') }] : []),
    { value: EVERYONE, label: text('teamCalendar.everyone') },
    ...(departments ?? []).map(({ _id, dep_name }) => ({ value: _id, label: dep_name })),
  ];
  return (
    <>
      <LeaveTabs />
      <CalendarPage
        title={text('teamCalendar.title')}
        choice={choice}
        people={askedFor(chosen)}
        who={choices.find(({ value }) => value === chosen)?.label}
        select={
          <SelectField
            hideLabel
            label={text('teamCalendar.people')}
            choices={choices}
            value={chosen}
            onChange={({ target }) => choice.showWho(target.value)}
          />
        }
        requestPath={({ _id }) => (_id === null ? undefined : officePath.leave(_id))}
      />
    </>
  );
}

function askedFor(chosen: string): Omit<CalendarQuery, 'from' | 'to'> {
  if (chosen === TEAM) return { scope: 'team' };
  return chosen === EVERYONE ? { scope: 'all' } : { scope: 'department', department: chosen };
}
