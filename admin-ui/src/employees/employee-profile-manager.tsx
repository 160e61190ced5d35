import { Link } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import type { Employee } from './employee';
import classes from './employee-profile.module.css';
import { useNamesake } from './namesakes';

/** Somebody of the company, or a name that came from elsewhere. */
export function EmployeeProfileManager({ manager: { _id, name } }: { manager: NonNullable<Employee['manager']> }) {
  const text = useText();
  const namesake = useNamesake(_id ? undefined : name);
  if (_id) return <Link to={address.employee(_id)}>{name}</Link>;
  return (
    <>
      {name} <span className={classes.missing}>{text(namesake === false ? 'employees.profile.managerAsText' : 'employees.profile.managerText')}</span>
    </>
  );
}
