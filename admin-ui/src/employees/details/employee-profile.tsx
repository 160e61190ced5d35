import { useState } from 'react';
import { Link } from 'react-router';
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

/** With a last day: what it means, and the way to take it back. */
const WITH_LAST_DAY: Record<Employee['status'], { said: MessageKey; action: MessageKey }> = {
  Left: { said: 'employees.details.leftOn', action: 'employees.leaving.return' },
  Active: { said: 'employees.details.activeUntil', action: 'employees.leaving.takeBack' },
};

/** Whether somebody works here, and until when; `onAsk` begins to say otherwise. */
function EmployeeProfileStatus({ employee: { status, leftOn }, onAsk }: { employee: Employee; onAsk: () => void }) {
  const text = useText();
  const { day } = useDates();
  const { said, action } = WITH_LAST_DAY[status];
  return (
    <Fact
      label={text('employees.status')}
      action={
        <RowAction tone={status === 'Left' ? 'first' : 'plain'} onClick={onAsk}>
          {text(leftOn ? action : 'employees.leaving.record')}
        </RowAction>
      }
    >
      {leftOn ? text(said, { date: day(leftOn), last: day(leftOn) }) : text(`person.statuses.${status}`)}
    </Fact>
  );
}

export function EmployeeProfile({ employee }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  usePageTitle(employee.name);
  const { email, department, hireDate } = employee;
  const [asking, setAsking] = useState(false);
  const Asked = employee.leftOn ? ReturnDialog : LeavingDialog;
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
            <Fact label={text('employees.profile.phone')}>{employee.phone}</Fact>
            <Fact label={text('employees.profile.address')}>{employee.address}</Fact>
            <Fact label={text('employees.profile.emergencyContact')}>{employee.emergencyContact}</Fact>
          </Facts>
        </div>
        <Facts title={text('employees.employment')}>
          <Fact label={text('employees.employeeId')}>{employee.employeeId}</Fact>
          <Fact label={text('employees.department')}>
            {department._id && <Link to={officePath.department(department._id)}>{department.dep_name}</Link>}
          </Fact>
          <Fact label={text('employees.designation')}>{employee.designation}</Fact>
          <Fact label={text('employees.salary')} note={Number.isFinite(employee.salary) && <PayNote of={employee} />}>
            {Number.isFinite(employee.salary) && money.format(employee.salary)}
          </Fact>
          <Fact label={text('employees.profile.hireDate')}>{hireDate && day(hireDate)}</Fact>
          <Fact label={text('employees.profile.manager')}>{employee.manager && <EmployeeProfileManager manager={employee.manager} />}</Fact>
          <EmployeeProfileStatus employee={employee} onAsk={() => setAsking(true)} />
        </Facts>
      </div>
      {asking && <Asked employee={employee} onClose={() => setAsking(false)} />}
    </>
  );
}

function EmployeeProfileNotice({ employee: { status, leftOn } }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  if (status !== 'Left' || !leftOn) return null;
  return (
    <p className={classes.notice}>
      <StatusGlyph of="over" />
      {text('employees.details.left', { date: day(leftOn) })}
    </p>
  );
}

/** Somebody of the company, or a name that came from elsewhere. */
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

/** Asks before a last day is taken back, one that has passed or one that lies ahead. */
function ReturnDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const text = useText();
  const { busy, store } = useEmploymentChange(employee, onClose);
  const { name, status } = employee;
  const gone = status === 'Left';
  return (
    <ConfirmDialog
      title={text(gone ? 'employees.leaving.returnTitle' : 'employees.leaving.takeBackTitle', { name })}
      action={text(gone ? 'employees.leaving.return' : 'employees.leaving.takeBack')}
      busy={busy}
      onConfirm={() => void store({ leftOn: null }, text(gone ? 'employees.leaving.returned' : 'employees.leaving.takenBack'))}
      onCancel={onClose}
    >
      {text(gone ? 'employees.leaving.returnText' : 'employees.leaving.takeBackText', { name })}
    </ConfirmDialog>
  );
}
