import { useState } from 'react';
import { Link } from 'react-router';
import { CONTACT_FIELD_NAMES } from '../../../../api/contract/employee-fields.js';
import { officePath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { type MessageKey, useText } from '../../i18n/use-text';
import { PayNote } from '../../people/pay-note';
import { useMoney } from '../../api/config';
import { RowAction } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { usePageTitle } from '../../ui/layout/use-page-title';
import type { Employee } from '../employee';
import { Fact, Facts } from './employee-profile-facts';
import classes from './employee-profile.module.css';
import { useEmploymentChange } from '../corrections/employment-change';
import { LeavingDialog } from '../corrections/leaving-dialog';
import { useNamesake } from '../corrections/namesakes';

const WITH_LAST_DAY: Record<Employee['status'], { message: MessageKey; action: MessageKey }> = {
  Left: { message: 'employees.details.leftOn', action: 'employees.leaving.return' },
  Active: { message: 'employees.details.activeUntil', action: 'employees.leaving.takeBack' },
};

function EmployeeProfileStatus({ employee: { status, leftOn }, onEdit }: { employee: Employee; onEdit: () => void }) {
  const text = useText();
  const { day } = useDates();
  const { message, action } = WITH_LAST_DAY[status];
  return (
    <Fact
      label={text('employees.status')}
      action={
        <RowAction tone={status === 'Left' ? 'primary' : 'plain'} onClick={onEdit}>
          {text(leftOn ? action : 'employees.leaving.record')}
        </RowAction>
      }
    >
      {leftOn ? text(message, { date: day(leftOn), last: day(leftOn) }) : text(`person.statuses.${status}`)}
    </Fact>
  );
}

export function EmployeeProfile({ employee }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  usePageTitle(employee.name);
  const { email, department, hireDate } = employee;
  const salary = Number.isFinite(employee.salary) ? employee.salary : undefined;
  const [editing, setEditing] = useState(false);
  const LastDayDialog = employee.leftOn ? ReturnDialog : LeavingDialog;
  return (
    <>
      <EmployeeProfileNotice employee={employee} />
      <div className={classes.columns}>
        <div>
          <Facts title={text('employees.personal')}>
            <Fact label={text('employees.profile.email')}>
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </Fact>
            <Fact label={text('employees.dateOfBirth')}>{employee.dob && day(employee.dob)}</Fact>
            <Fact label={text('employees.gender')}>{employee.gender && text(`person.genders.${employee.gender}`)}</Fact>
            <Fact label={text('employees.maritalStatus')}>{employee.maritalStatus && text(`person.maritalStatuses.${employee.maritalStatus}`)}</Fact>
          </Facts>
          <Facts title={text('employees.profile.contact')}>
            {CONTACT_FIELD_NAMES.map((field) => (
              <Fact key={field} label={text(`employees.profile.${field}`)}>
                {employee[field]}
              </Fact>
            ))}
          </Facts>
        </div>
        <Facts title={text('employees.employment')}>
          <Fact label={text('employees.employeeId')}>{employee.employeeId}</Fact>
          <Fact label={text('employees.department')}>
            {department._id && <Link to={officePath.department(department._id)}>{department.dep_name}</Link>}
          </Fact>
          <Fact label={text('employees.designation')}>{employee.designation}</Fact>
          <Fact label={text('employees.salary')} note={salary !== undefined && <PayNote of={employee} />}>
            {salary !== undefined && money.format(salary)}
          </Fact>
          <Fact label={text('employees.profile.hireDate')}>{hireDate && day(hireDate)}</Fact>
          <Fact label={text('employees.profile.manager')}>{employee.manager && <EmployeeProfileManager manager={employee.manager} />}</Fact>
          <EmployeeProfileStatus employee={employee} onEdit={() => setEditing(true)} />
        </Facts>
      </div>
      {editing && <LastDayDialog employee={employee} onClose={() => setEditing(false)} />}
    </>
  );
}

function EmployeeProfileNotice({ employee: { status, leftOn } }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  if (status !== 'Left' || !leftOn) return null;
  return (
    <p className={classes.notice}>
      <StatusGlyph of="ended" />
      {text('employees.details.left', { date: day(leftOn) })}
    </p>
  );
}

function EmployeeProfileManager({ manager: { _id, name } }: { manager: NonNullable<Employee['manager']> }) {
  const text = useText();
  const namesake = useNamesake(_id ? undefined : name);
  if (_id) return <Link to={officePath.employee(_id)}>{name}</Link>;
  return (
    <>
      {name} <span className={classes.missing}>{text(namesake === false ? 'employees.profile.managerAsText' : 'employees.profile.managerText')}</span>
    </>
  );
}

function ReturnDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const text = useText();
  const { busy, store } = useEmploymentChange(employee, onClose);
  const { name, status } = employee;
  const hasLeft = status === 'Left';
  return (
    <ConfirmDialog
      title={text(hasLeft ? 'employees.leaving.returnTitle' : 'employees.leaving.takeBackTitle', { name })}
      action={text(hasLeft ? 'employees.leaving.return' : 'employees.leaving.takeBack')}
      busy={busy}
      onConfirm={() => void store({ leftOn: null }, text(hasLeft ? 'employees.leaving.returned' : 'employees.leaving.takenBack'))}
      onCancel={onClose}
    >
      {text(hasLeft ? 'employees.leaving.returnText' : 'employees.leaving.takeBackText', { name })}
    </ConfirmDialog>
  );
}
