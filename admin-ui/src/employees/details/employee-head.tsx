import { Banknote, CalendarDays, Pencil } from 'lucide-react';
import { officePath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { AwayNote } from '../../people/away-note';
import { PersonPhoto } from '../../people/person-photo';
import { PersonStatus } from '../../people/person-status';
import { PhotoChange } from '../../people/photo-change';
import photo from '../../people/photo-change.module.css';
import { useApi } from '../../api/use-api';
import { useAwayToday } from '../../api/use-away-today';
import { Badge } from '../../ui/feedback/badge';
import { ButtonLink } from '../../ui/button';
import { Breadcrumb } from '../../ui/layout/page-head';
import type { Employee } from '../employee';
import { useTimeBetween } from '../employment/time-between';
import { useEmployeeRefresh } from '../use-employee';
import classes from './employee-head.module.css';
import { EmployeeMore } from './employee-more';

interface Props {
  employee: Employee;
  /** The tab has a primary button of its own. */
  quiet: boolean;
}

export function EmployeeHead({ employee, quiet }: Props) {
  const text = useText();
  const away = useAwayToday([employee.id]).get(employee.id);
  const { id, name, designation, department, status, userId } = employee;
  return (
    <header>
      <Breadcrumb to={officePath.employees} label={text('employees.list')} current={name} />
      <div className={classes.head}>
        <span className={photo.photo}>
          <PersonPhoto
            name={name}
            image={userId.profileImage}
            size="xl"
            label={text('employees.imageOf', { name })}
          />
          <PhotoButton id={id} name={name} />
        </span>
        <div className={classes.who}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p>
            {designation && (
              <>
                <bdi>{designation}</bdi>,{' '}
              </>
            )}
            <bdi>{department.dep_name}</bdi>
          </p>
          <div className={classes.badges}>
            <PersonStatus of={status} />
            {userId._id && <Badge>{text(`person.roles.${userId.role}`)}</Badge>}
            <EmployeeHeadTime employee={employee} />
            {away && <AwayNote of={away} />}
          </div>
        </div>
        <HeadActions id={id} quiet={quiet} />
      </div>
    </header>
  );
}

function HeadActions({ id, quiet }: { id: string; quiet: boolean }) {
  const text = useText();
  return (
    <div className={classes.ways}>
      <ButtonLink to={officePath.employeeLeaves(id)} icon={CalendarDays}>
        {text('employees.details.viewLeaves')}
      </ButtonLink>
      <ButtonLink to={officePath.salaryHistory(id)} icon={Banknote}>
        {text('employees.details.viewSalary')}
      </ButtonLink>
      <EmployeeMore id={id} />
      <ButtonLink
        variant={quiet ? 'line' : 'primary'}
        to={officePath.editEmployee(id)}
        state={{ back: officePath.employee(id) }}
        icon={Pencil}
      >
        {text('employees.details.edit')}
      </ButtonLink>
    </div>
  );
}

function PhotoButton({ id, name }: { id: string; name: string }) {
  const text = useText();
  const api = useApi();
  const refresh = useEmployeeRefresh();

  async function change(image: File) {
    await api.changeImage(id, image);
    await refresh();
  }

  return (
    <PhotoChange
      label={text('employees.details.changePhoto', { name })}
      change={change}
      changed={text('employees.details.photoChanged')}
      failure="employees.details.photoNotChanged"
    />
  );
}

function EmployeeHeadTime({ employee: { status, hireDate, leftOn } }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const timeBetween = useTimeBetween();

  function announced(last: string): string {
    return hireDate
      ? text('employees.details.sinceUntil', { date: day(hireDate), last: day(last) })
      : text('employees.details.until', { last: day(last) });
  }

  function timeText(): string | null | undefined {
    if (status === 'Upcoming')
      return hireDate && text('employees.details.startsOn', { date: day(hireDate) });
    if (status === 'Active')
      return leftOn
        ? announced(leftOn)
        : hireDate && text('employees.details.since', { date: day(hireDate) });
    if (!leftOn) return hireDate && text('employees.details.returnsOn', { date: day(hireDate) });
    return hireDate
      ? text('employees.details.leftAfter', {
          date: day(leftOn),
          time: timeBetween(hireDate, leftOn),
        })
      : day(leftOn);
  }

  const time = timeText();
  return time && <span className={classes.time}>{time}</span>;
}
