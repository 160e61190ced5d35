import { useApprovals } from '../../api/use-approvals';
import { useText } from '../../i18n/use-text';
import { NotFound } from '../../shell/not-found';
import { CalendarPage } from '../../team-calendar/calendar-page';
import { useCalendarChoice } from '../../team-calendar/use-calendar-choice';
import { SelectField } from '../../ui/fields/select-field';
import { TeamTabs } from '../team/team-tabs';
import { useRequestPath } from './use-request-path';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/team-calendar';

export const messages = catalogueOf({ 'team-calendar': english });

const SCOPES = ['team', 'department'] as const;
const NAMES = { team: 'teamCalendar.myTeam', department: 'teamCalendar.myDepartment' } as const;

/** The people of an approver, or the department that they belong to. */
export default function MyTeamCalendar() {
  const text = useText();
  const choice = useCalendarChoice();
  const requestPath = useRequestPath();
  const scope = choice.who === 'department' ? 'department' : 'team';
  if (useApprovals() === false) return <NotFound />;
  return (
    <CalendarPage
      title={text('teamTabs.label')}
      tabs={<TeamTabs />}
      choice={choice}
      people={{ scope }}
      who={scope === 'team' ? null : text(NAMES[scope])}
      select={
        <SelectField
          hideLabel
          label={text('teamCalendar.people')}
          choices={SCOPES.map((value) => ({ value, label: text(NAMES[value]) }))}
          value={scope}
          onChange={({ target }) => choice.showWho(target.value === 'team' ? '' : target.value)}
        />
      }
      requestPath={requestPath}
    />
  );
}
