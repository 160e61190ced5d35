import { useState } from 'react';
import type {
  AssignmentSubject,
  EmployeeAssignmentsRecord,
} from '../../../api/contract/working-time/working-time.js';
import { AssignmentDialog } from '../assignments/assignment-dialog';
import { isWorkingTime, useSubjectWords } from '../assignments/use-subject-words';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { useFilteredSubject } from './use-filtered-subject';
import classes from './working-time.module.css';

export type AssignedPerson = EmployeeAssignmentsRecord & { id: string };

interface Of {
  of: AssignedPerson;
}

/** Quieter than what somebody has of their own. */
function Inherited({ children }: { children: string }) {
  const text = useText();
  return (
    <span className={classes.none} title={text('assignments.asEverybody')}>
      <bdi>{children}</bdi>
      <span className="visually-hidden">, {text('assignments.asEverybody')}</span>
    </span>
  );
}

export function Held({ of: { held }, subject }: Of & { subject: AssignmentSubject }) {
  const text = useText();
  const { day } = useDates();
  const { nothing } = useSubjectWords();
  const found = held.find((one) => one.subject === subject);
  if (!found) return <span className={classes.none}>{nothing(subject)}</span>;
  if (!found.own) return <Inherited>{found.target.name}</Inherited>;
  return (
    <span className={classes.held}>
      <bdi>{found.target.name}</bdi>
      <small>{text('workingTime.since', { date: day(found.from) })}</small>
    </span>
  );
}

/** The policies of somebody, each with the leave type that it is for. */
export function HeldPolicies({ of: { held } }: Of) {
  const text = useText();
  const listText = useListText();
  const { nothing } = useSubjectWords();
  const policies = held.filter(({ subject }) => !isWorkingTime(subject));
  const own = policies.filter((policy) => policy.own);
  const inherited = policies.filter((policy) => !policy.own);
  if (policies.length === 0) return <span className={classes.none}>{nothing('')}</span>;
  return (
    <div className={classes.policies}>
      {own.map(({ subject, leaveType, target }) => (
        <span key={subject}>
          <bdi>{target.name}</bdi> <i>{leaveTypeName(text, leaveType ?? '')}</i>
        </span>
      ))}
      {inherited.length > 0 && (
        <Inherited>{listText(inherited.map(({ target }) => target.name))}</Inherited>
      )}
    </div>
  );
}

/** On a card, only what differs from everybody's is said. */
export function OwnAssignments({ of: { held } }: Of) {
  const text = useText();
  const { day } = useDates();
  return held
    .filter(({ own }) => own)
    .map(({ subject, target, from, leaveType }) => (
      <span key={subject} className={classes.held}>
        <bdi>{target.name}</bdi>{' '}
        <i>
          {isWorkingTime(subject)
            ? text('workingTime.since', { date: day(from) })
            : leaveTypeName(text, leaveType ?? '')}
        </i>
      </span>
    ));
}

/** The word is read out. */
function Dash({ word }: { word: string }) {
  return (
    <span className={classes.none}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{word}</span>
    </span>
  );
}

export function NextChange({ of: { coming } }: Of) {
  const text = useText();
  const { day } = useDates();
  const { nothing } = useSubjectWords();
  const [next] = coming.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!next) return <Dash word={text('workingTime.none')} />;
  const name =
    next.target?.name ?? (next.inherit ? text('assignments.asEverybody') : nothing(next.subject));
  return text('workingTime.nextChange', { name, date: day(next.from) });
}

export function ChangePerson({ of: { _id, name } }: Of) {
  const text = useText();
  const subject = useFilteredSubject();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowAction tone="primary" onClick={() => setOpen(true)}>
        {text('workingTime.change')}
        <bdi className="visually-hidden"> {name}</bdi>
      </RowAction>
      {open && (
        <AssignmentDialog
          choosable
          holders={[_id]}
          name={name}
          subject={subject}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
