import { useState } from 'react';
import { Link } from 'react-router';
import { addDays } from '../../../api/contract/calendar-date.js';
import { EVERYBODY } from '../../../api/contract/working-time/working-time.js';
import { AssigningDialog } from '../assignments/assigning-dialog';
import { AssignmentForm } from '../assignments/assignment-form';
import { type ChosenPerson, PeoplePicker } from '../assignments/people-picker';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { WORK_HERE_OR_WILL } from '../people/employment-filter';
import { Button } from '../ui/button';
import { Segments } from '../ui/fields/segments';
import { useYearEnd } from '../year-end/use-year-end';
import type { Policy } from './policy';
import classes from './policy-assignment.module.css';

export function PolicyAssignment({
  policy,
  primary = false,
}: {
  policy: Policy;
  primary?: boolean;
}) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={primary ? 'primary' : 'line'} onClick={() => setOpen(true)}>
        {text('leaveRules.policy.assign')}
      </Button>
      {open && <PolicyAssignmentDialog policy={policy} onClose={() => setOpen(false)} />}
    </>
  );
}

function PolicyAssignmentDialog({
  policy: { _id, name, leaveType, versions },
  onClose,
}: {
  policy: Policy;
  onClose: () => void;
}) {
  const text = useText();
  const { data: yearEnd, isLoading } = useYearEnd(leaveType._id, undefined);
  const [who, setWho] = useState<'everybody' | 'people'>('people');
  const [people, setPeople] = useState<ChosenPerson[]>([]);
  const first = versions[0]?.from;
  const firstOpen = yearEnd?.closedUntil ? addDays(yearEnd.closedUntil, 1) : undefined;
  const isEverybody = who === 'everybody';
  const options = [
    { value: 'people' as const, label: text('leaveRules.policy.chosenPeople') },
    { value: 'everybody' as const, label: text('leaveRules.policies.everybody') },
  ];
  const picker = (error: string | undefined) => (
    <PeoplePicker people={people} error={error} onChange={setPeople} />
  );
  return (
    <AssigningDialog title={text('leaveRules.policy.assignTitle', { name })} onClose={onClose}>
      {(onPreview) => (
        <>
          <div>
            <Segments
              label={text('leaveRules.policy.assignTo')}
              options={options}
              value={who}
              onChoose={setWho}
            />
          </div>
          {isEverybody ? (
            <p>
              {text('leaveRules.policy.everybodyText', {
                type: leaveTypeName(text, leaveType.name),
              })}
            </p>
          ) : (
            <p>
              {text('leaveRules.policy.peopleText')}{' '}
              <Link
                className={classes.list}
                to={officePath.workingPeopleOf(WORK_HERE_OR_WILL)}
                state={{ subject: leaveType._id }}
              >
                {text('leaveRules.policy.peopleList')}
              </Link>
            </p>
          )}
          {!isLoading && (
            <AssignmentForm
              key={who}
              fixed={!isEverybody}
              holders={isEverybody ? EVERYBODY : people.map(({ id }) => id)}
              historyOf={isEverybody ? EVERYBODY : undefined}
              subject={leaveType._id}
              target={_id}
              from={first && firstOpen && firstOpen > first ? firstOpen : first}
              people={isEverybody ? undefined : picker}
              onPreview={onPreview}
              onClose={onClose}
            />
          )}
        </>
      )}
    </AssigningDialog>
  );
}
