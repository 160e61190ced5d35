import type { ReactNode } from 'react';
import { addDays } from '../../../../api/contract/calendar-date.js';
import type { EmploymentPeriod } from '../../../../api/contract/employee/employment-periods.js';
import { useToday } from '../../api/use-today';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Fact } from '../employee-profile-facts';
import type { Employee } from '../employee';
import classes from './service-facts.module.css';
import { useTimeBetween } from './time-between';

/** Hire date with years of service; of somebody who returned, all employments with the breaks between them. */
export function ServiceFacts({
  employee: { hireDate, periods = [], yearsOfService },
  action,
}: {
  employee: Employee;
  action?: ReactNode;
}) {
  const text = useText();
  const { day } = useDates();
  const returned = periods.length > 1;

  function serviceText(years: number): string {
    const service =
      years === 0
        ? text('employment.serviceUnderYear')
        : text('employment.service', { count: years });
    return returned ? text('employment.serviceWithoutBreaks', { service }) : service;
  }

  const known = typeof yearsOfService === 'number';
  return (
    <>
      <Fact
        label={text('employment.hireDate')}
        note={known && <small className={classes.service}>{serviceText(yearsOfService)}</small>}
      >
        {hireDate && day(hireDate)}
      </Fact>
      {returned && (
        <Fact label={text('employment.periods')} action={action}>
          <span role="list" className={classes.periods}>
            {periods.map((period, place) => (
              <PeriodItem
                key={period.leftOn ?? 'latest'}
                period={period}
                previous={periods[place - 1]}
              />
            ))}
          </span>
        </Fact>
      )}
    </>
  );
}

function PeriodItem({
  period: { hiredOn, leftOn },
  previous,
}: {
  period: EmploymentPeriod;
  previous: EmploymentPeriod | undefined;
}) {
  const text = useText();
  const { day, span } = useDates();
  const timeBetween = useTimeBetween();
  const today = useToday();

  function datesText(): string {
    if (hiredOn && leftOn) return span(hiredOn, leftOn);
    if (leftOn) return text('employment.until', { date: day(leftOn) });
    return hiredOn
      ? text(today && hiredOn > today ? 'employment.from' : 'employment.since', {
          date: day(hiredOn),
        })
      : text('app.notAvailable');
  }

  const [first, last] = [
    previous?.leftOn && addDays(previous.leftOn, 1),
    hiredOn && addDays(hiredOn, -1),
  ];
  return (
    <>
      {first && last && first <= last && (
        <span role="listitem" className={classes.break}>
          {text('employment.break', { time: timeBetween(first, last) })}
        </span>
      )}
      <span
        role="listitem"
        className={leftOn ? classes.period : `${classes.period} ${classes.latest}`}
      >
        {datesText()}
      </span>
    </>
  );
}
