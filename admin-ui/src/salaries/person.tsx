import { Link } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { Skeleton } from '../ui/skeleton';
import type { Employee } from './employee';
import classes from './person.module.css';

/** Whose history it is, and the way to them. */
export function Person({ is: employee }: { is: Employee | undefined }) {
  const text = useText();
  const name = employee?.name || text('person.unknown');
  return (
    <span className={classes.person}>
      {employee ? (
        <>
          <PersonPhoto name={name} image={employee.userId?.profileImage} size="m" />
          <span className={classes.words}>
            <Link to={address.employee(employee.id)}>
              <bdi>{name}</bdi>
            </Link>
            <bdi>{employee.employeeId || text('app.notAvailable')}</bdi>
            <bdi>{employee.department?.dep_name || text('app.notAvailable')}</bdi>
          </span>
        </>
      ) : (
        <Skeleton width={280} height={20} />
      )}
    </span>
  );
}
