import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import {
  CONTACT_FIELD_NAMES,
  COMPLETABLE_FIELDS,
  type CompletableField,
} from '../../../../api/contract/employee/employee-fields.js';
import { officePath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { useText, type MessageKey } from '../../i18n/use-text';
import { PayNote } from '../../people/pay-note';
import { useMoney } from '../../api/config';
import { RowAction } from '../../ui/button';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { usePageTitle } from '../../ui/layout/use-page-title';
import type { Employee } from '../employee';
import { EarlierPeriodsDialog } from '../employment/earlier-periods-dialog';
import {
  employmentEnd,
  EmploymentStatusDialog,
  EmploymentStatusFact,
} from '../employment/employment-status-fact';
import { ServiceFacts } from '../employment/service-facts';
import { Fact, Facts } from '../employee-profile-facts';
import classes from './employee-profile.module.css';
import { LeaveFacts } from './leave-facts';
import { useNamesake } from '../employment/namesakes';
import { useListText } from '../../i18n/use-list-text';
import { useApprovals } from '../../api/use-approvals';

export function EmployeeProfile({ employee }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  usePageTitle(employee.name);
  const { email, department } = employee;
  const salary = typeof employee.salary === 'number' ? employee.salary : undefined;
  const [editing, setEditing] = useState<'status' | 'periods'>();
  const close = useCallback(() => setEditing(undefined), []);
  return (
    <>
      <EmployeeProfileNotice employee={employee} />
      <IncompleteNotice employee={employee} />
      <div className={classes.columns}>
        <div>
          <Facts title={text('employees.personal')}>
            <Fact label={text('employees.profile.email')}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </Fact>
            <Fact label={text('employees.dateOfBirth')}>{employee.dob && day(employee.dob)}</Fact>
            <Fact label={text('employees.gender')}>
              {employee.gender && text(`person.genders.${employee.gender}`)}
            </Fact>
            <Fact label={text('employees.maritalStatus')}>
              {employee.maritalStatus && text(`person.maritalStatuses.${employee.maritalStatus}`)}
            </Fact>
          </Facts>
          <Facts title={text('employees.profile.contact')}>
            {CONTACT_FIELD_NAMES.map((field) => (
              <Fact key={field} label={text(`employees.profile.${field}`)}>
                {employee[field]}
              </Fact>
            ))}
          </Facts>
          <LeaveFacts employee={employee.id} />
        </div>
        <div>
          <Facts title={text('employees.employment')}>
            <Fact label={text('employees.employeeId')}>{employee.employeeId}</Fact>
            <Fact label={text('employees.department')}>
              {department._id && (
                <Link to={officePath.department(department._id)}>{department.dep_name}</Link>
              )}
            </Fact>
            <Fact label={text('employees.designation')}>{employee.designation}</Fact>
            <Fact
              label={text('employees.salary')}
              note={salary !== undefined && <PayNote of={employee} />}
            >
              {salary !== undefined && money.format(salary)}
            </Fact>
            <ServiceFacts
              employee={employee}
              action={
                <RowAction onClick={() => setEditing('periods')}>
                  {text('employees.periods.correct')}
                </RowAction>
              }
            />
            <Fact label={text('employees.profile.manager')}>
              {employee.manager && <EmployeeProfileManager manager={employee.manager} />}
            </Fact>
            <DeciderFacts employee={employee} />
            <EmploymentStatusFact employee={employee} onEdit={() => setEditing('status')} />
          </Facts>
        </div>
      </div>
      {editing === 'status' && <EmploymentStatusDialog employee={employee} onClose={close} />}
      {editing === 'periods' && <EarlierPeriodsDialog employee={employee} onClose={close} />}
    </>
  );
}

function EmployeeProfileNotice({ employee }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const end = employmentEnd(employee);
  const date = end === 'left' ? employee.leftOn : end === 'returning' ? employee.hireDate : null;
  if (!date) return null;
  return (
    <p className={classes.notice}>
      <StatusGlyph of="ended" />
      {text(end === 'left' ? 'employees.details.left' : 'employees.details.leftReturning', {
        date: day(date),
      })}
    </p>
  );
}

function EmployeeProfileManager({
  manager: { _id, name },
}: {
  manager: NonNullable<Employee['manager']>;
}) {
  const text = useText();
  const namesake = useNamesake(_id ? undefined : name);
  if (_id) return <Link to={officePath.employee(_id)}>{name}</Link>;
  return (
    <>
      {name}{' '}
      <span className={classes.missing}>
        {text(
          namesake === false ? 'employees.profile.managerAsText' : 'employees.profile.managerText',
        )}
      </span>
    </>
  );
}

const NAMES: Record<CompletableField, MessageKey> = {
  dob: 'employees.dateOfBirth',
  gender: 'employees.gender',
  maritalStatus: 'employees.maritalStatus',
  designation: 'employees.designation',
  salary: 'employees.salary',
};

/** Imported people may lack what the form requires. */
function IncompleteNotice({ employee }: { employee: Employee }) {
  const text = useText();
  const listText = useListText();
  const lacking = COMPLETABLE_FIELDS.filter((field) => employee[field] === null);
  if (lacking.length === 0) return null;
  return (
    <p className={classes.notice}>
      <StatusGlyph of="pending" />
      <span>
        {text('employees.lacking', {
          fields: listText(lacking.map((field) => text(NAMES[field]))),
        })}{' '}
        <Link to={officePath.editEmployee(employee.id)}>{text('employees.complete')}</Link>
      </span>
    </p>
  );
}

/** The approver and the deputy; without approvals only those on record. */
function DeciderFacts({ employee: { approver, deputy, manager } }: { employee: Employee }) {
  const text = useText();
  const approvals = useApprovals();
  const link = ({ _id, name }: { _id: string; name: string }) => (
    <Link to={officePath.employee(_id)}>{name}</Link>
  );
  const usual = manager?._id
    ? text('employees.profile.approverIsManager', { name: manager.name })
    : text('employees.profile.noApprover');
  return (
    <>
      {(approvals || approver) && (
        <Fact label={text('employees.profile.approver')}>{approver ? link(approver) : usual}</Fact>
      )}
      {(approvals || deputy) && (
        <Fact label={text('employees.profile.deputy')}>{deputy && link(deputy)}</Fact>
      )}
    </>
  );
}
