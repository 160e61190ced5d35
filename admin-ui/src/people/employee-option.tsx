import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './employee-combobox.module.css';
import type { Person } from './person';
import { PersonPhoto } from './person-photo';

export function EmployeeOption({
  person: { name, employeeId, userId, status, hireDate, leftOn },
}: {
  person: Person;
}) {
  const text = useText();
  const { day } = useDates();
  return (
    <>
      <PersonPhoto name={name} image={userId?.profileImage} />
      <span className={classes.option}>
        <bdi>{name}</bdi> <bdi>{employeeId}</bdi>
        {status === 'Upcoming' && hireDate && (
          <span className={classes.left}>{text('people.startsOn', { date: day(hireDate) })}</span>
        )}
        {status === 'Left' && leftOn && (
          <span className={classes.left}>{text('people.lastDay', { date: day(leftOn) })}</span>
        )}
      </span>
    </>
  );
}
