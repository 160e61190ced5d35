import { useState } from 'react';
import { Link } from 'react-router';
import type { EmployeeAssignmentsRecord } from '../../../api/contract/working-time.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PersonPhoto } from '../people/person-photo';
import { RowAction } from '../ui/button';
import { AssignmentDialog } from './assignment-dialog';
import classes from './working-time.module.css';

export type AssignedPerson = EmployeeAssignmentsRecord & { id: string };

interface Of {
  of: AssignedPerson;
}

export function PersonName({ of: { _id, name, profileImage, department } }: Of) {
  return (
    <span className={classes.who}>
      <PersonPhoto name={name} image={profileImage} />
      <span>
        <Link to={officePath.employee(_id)}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          <bdi>{department.dep_name}</bdi>
        </small>
      </span>
    </span>
  );
}

export function Held({ of: { held }, subject }: Of & { subject: 'pattern' | 'calendar' }) {
  const text = useText();
  const { day } = useDates();
  const found = held.find((one) => one.subject === subject);
  if (!found) return <span className={classes.none}>{text(`workingTime.nothing.${subject}`)}</span>;
  return (
    <span className={classes.held}>
      <bdi>{found.target.name}</bdi>
      <small>{found.own ? text('workingTime.since', { date: day(found.from) }) : text('workingTime.asEverybody')}</small>
    </span>
  );
}

/** Of the pattern or the calendar, whichever changes first. */
export function NextChange({ of: { coming } }: Of) {
  const text = useText();
  const { day } = useDates();
  const [next] = coming.filter(({ subject }) => subject === 'pattern' || subject === 'calendar').toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!next) return <span className={classes.none}>{text('workingTime.none')}</span>;
  const name = next.target?.name ?? text(next.inherit ? 'workingTime.asEverybody' : `workingTime.nothing.${next.subject as 'pattern' | 'calendar'}`);
  return text('workingTime.nextChange', { name, date: day(next.from) });
}

export function ChangePerson({ of: { _id, name } }: Of) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <span>
      <RowAction tone="primary" onClick={() => setOpen(true)}>
        {text('workingTime.change')}
        <bdi className="visually-hidden"> {name}</bdi>
      </RowAction>
      {open && <AssignmentDialog holders={[_id]} name={name} subject="pattern" onClose={() => setOpen(false)} />}
    </span>
  );
}
