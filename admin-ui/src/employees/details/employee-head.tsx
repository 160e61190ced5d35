import { Banknote, CalendarDays, Pencil } from 'lucide-react';
import { useMatch } from 'react-router';
import { addDays, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import { officePath } from '../../paths';
import { useLanguage } from '../../i18n/language';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { PhotoChange } from '../../people/photo-change';
import photo from '../../people/photo-change.module.css';
import { useApi } from '../../api/use-api';
import { Badge } from '../../ui/feedback/badge';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Trail } from '../../ui/layout/page-head';
import type { Employee } from '../employee';
import { useEmployeeRefresh } from './employee-details-record';
import classes from './employee-head.module.css';

export function EmployeeHead({ employee }: { employee: Employee }) {
  const text = useText();
  const { id, name, designation, department, status, userId } = employee;
  return (
    <header>
      <Trail to={officePath.employees} label={text('employees.list')} here={name} />
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
  const onProfile = useMatch(officePath.employee(':id'));
  return (
    <div className={classes.ways}>
      <ButtonLink to={officePath.employeeLeaves(id)}>
        <Icon of={CalendarDays} size={16} />
        {text('employees.details.viewLeaves')}
      </ButtonLink>
      <ButtonLink to={officePath.salaryHistory(id)}>
        <Icon of={Banknote} size={16} />
        {text('employees.details.viewSalary')}
      </ButtonLink>
      <ButtonLink variant={onProfile ? 'primary' : 'line'} to={officePath.editEmployee(id)}>
        <Icon of={Pencil} size={16} />
        {text('employees.details.edit')}
      </ButtonLink>
    </div>
  );
}

function PhotoButton({ id, name }: { id: string; name: string }) {
  const text = useText();
  const office = useApi();
  const refresh = useEmployeeRefresh();

  async function change(image: File) {
    await office.changeImage(id, image);
    await refresh();
  }

  return <PhotoChange label={text('employees.details.changePhoto', { name })} change={change} changed={text('employees.details.photoChanged')} failure="employees.details.photoNotChanged" />;
}

/** Since when somebody is here, or until when they were and how long. */
function EmployeeHeadTime({ employee: { status, hireDate, leftOn } }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const { language } = useLanguage();

  function announced(last: string): string {
    return hireDate ? text('employees.details.sinceUntil', { date: day(hireDate), last: day(last) }) : text('employees.details.until', { last: day(last) });
  }

  function said(): string | null | undefined {
    if (status === 'Active') return leftOn ? announced(leftOn) : hireDate && text('employees.details.since', { date: day(hireDate) });
    if (!leftOn) return undefined;
    const { years, months } = hireDate ? timeBetween(hireDate, leftOn) : { years: 0, months: 0 };
    const parts = [years > 0 && text('employees.details.years', { count: years }), months > 0 && text('employees.details.months', { count: months })];
    const time = new Intl.ListFormat(language).format(parts.filter((part) => part !== false));
    return time ? text('employees.details.leftAfter', { date: day(leftOn), time }) : day(leftOn);
  }

  const time = said();
  return time && <span className={classes.time}>{time}</span>;
}

/** Whole years and months from a first day to a last, both of them included. */
function timeBetween(first: CalendarDate, last: CalendarDate): { years: number; months: number } {
  const [from, to] = [first, addDays(last, 1)].map((date) => date.split('-').map(Number) as [number, number, number]) as [Parts, Parts];
  const months = Math.max(0, (to[0] - from[0]) * 12 + to[1] - from[1] - (to[2] < from[2] ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
}

type Parts = [number, number, number];
