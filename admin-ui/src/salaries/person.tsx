import { Link } from 'react-router';
import { address } from '../addresses';
import { PersonPhoto } from '../people/person-photo';
import { Skeleton } from '../ui/skeleton';
import type { Employee } from './employee';
import classes from './person.module.css';

/** Whose history it is, and the way to them. */
export function Person({ is: employee }: { is: Employee | undefined }) {
  return (
    <span className={classes.person}>
      {employee ? (
        <>
          <PersonPhoto name={employee.name} image={employee.userId.profileImage} size="m" />
          <span className={classes.words}>
            <Link to={address.employee(employee.id)}>
              <bdi>{employee.name}</bdi>
            </Link>
            <bdi>{employee.employeeId}</bdi>
            <bdi>{employee.department.dep_name}</bdi>
          </span>
        </>
      ) : (
        <Skeleton width={280} height={20} />
      )}
    </span>
  );
}
