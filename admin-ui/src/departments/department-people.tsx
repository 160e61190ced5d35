import { Link } from 'react-router';
import { filtered, officePath } from '../paths';
import { useNumbers } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useListDay } from '../lists/list-as-of';
import type { Department } from './department';
import { PersonPhoto } from '../people/person-photo';
import classes from './department-list.module.css';

interface Props {
  of: Department;
}

/** As of another day the record is that of today. */
export function DepartmentName({ of: { id, dep_name, closedOn } }: Props) {
  const text = useText();
  const { day } = useDates();
  if (useListDay()) return <bdi>{dep_name}</bdi>;
  return (
    <>
      <Link className={classes.link} to={officePath.department(id)}>
        <bdi>{dep_name}</bdi>
      </Link>
      {closedOn && (
        <small className={classes.closes}>
          {text('departments.closes', { date: day(closedOn) })}
        </small>
      )}
    </>
  );
}

/** Old answers may have no head, despite the contract. */
export function DepartmentHead({ of: { head } }: { of: Partial<Department> }) {
  const text = useText();
  if (!head)
    return (
      <span className={`${classes.head} ${classes.none}`}>
        <i />
        {text('departments.noHead')}
      </span>
    );
  return (
    <Link className={`${classes.head} ${classes.link}`} to={officePath.employee(head._id)}>
      <PersonPhoto name={head.name} image={head.profileImage} />
      <bdi>{head.name}</bdi>
    </Link>
  );
}

/** Leads to the people who are counted. */
export function DepartmentHeadcount({
  of: { id, dep_name, active },
  inWords = false,
}: Props & { inWords?: boolean }) {
  const text = useText();
  const numbers = useNumbers();
  const asOf = useListDay();
  const words = text('departments.peopleOf', { count: active, name: dep_name });
  return (
    <Link
      className={classes.link}
      to={filtered(officePath.employees, {
        ...(asOf ? { asOf } : { status: 'Active' }),
        department: id,
      })}
      aria-label={words}
    >
      {inWords ? text('departments.people', { count: active }) : numbers.format(active)}
    </Link>
  );
}
