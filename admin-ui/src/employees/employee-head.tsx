import { Banknote, CalendarDays, Pencil } from 'lucide-react';
import { useMatch } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import photo from '../people/photo-change.module.css';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Trail } from '../ui/page-head';
import type { Employee } from './employee';
import classes from './employee-head.module.css';
import { EmployeeHeadTime } from './employee-head-time';
import { PhotoButton } from './photo-button';

export function EmployeeHead({ employee }: { employee: Employee }) {
  const text = useText();
  const { id, name, designation, department, status, userId } = employee;
  return (
    <header>
      <Trail to={address.employees} label={text('employees.list')} here={name} />
      <div className={classes.head}>
        <span className={photo.photo}>
          <PersonPhoto name={name} image={userId.profileImage} size="xl" label={text('employees.imageOf', { name })} />
          <PhotoButton id={id} name={name} />
        </span>
        <div className={classes.who}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>
            <bdi>{designation || text('app.notAvailable')}</bdi>, <bdi>{department.dep_name}</bdi>
          </p>
          <div className={classes.badges}>
            <Badge glyph={status === 'Active' ? 'approved' : 'over'}>{text(`person.statuses.${status}`)}</Badge>
            {userId._id && <Badge>{text(`person.roles.${userId.role}`)}</Badge>}
            <EmployeeHeadTime employee={employee} />
          </div>
        </div>
        <Ways id={id} />
      </div>
    </header>
  );
}

function Ways({ id }: { id: string }) {
  const text = useText();
  // On the other tabs there is something to be saved, and a screen has one primary button.
  const onProfile = useMatch(address.employee(':id'));
  return (
    <div className={classes.ways}>
      <ButtonLink to={address.employeeLeaves(id)}>
        <Icon of={CalendarDays} size={16} />
        {text('employees.details.viewLeaves')}
      </ButtonLink>
      <ButtonLink to={address.salaryHistory(id)}>
        <Icon of={Banknote} size={16} />
        {text('employees.details.viewSalary')}
      </ButtonLink>
      <ButtonLink variant={onProfile ? 'primary' : 'line'} to={address.editEmployee(id)}>
        <Icon of={Pencil} size={16} />
        {text('employees.details.edit')}
      </ButtonLink>
    </div>
  );
}
