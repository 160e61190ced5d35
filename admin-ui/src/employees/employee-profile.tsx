import { useState } from 'react';
import { Link } from 'react-router';
import { address } from '../addresses';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PayNote } from '../people/pay-note';
import { useMoney } from '../providers/config';
import { usePageTitle } from '../ui/use-page-title';
import type { Employee } from './employee';
import { Fact, Facts } from './employee-profile-facts';
import { EmployeeProfileManager } from './employee-profile-manager';
import { EmployeeProfileNotice } from './employee-profile-notice';
import { EmployeeProfileStatus } from './employee-profile-status';
import classes from './employee-profile.module.css';
import { LeavingDialog } from './leaving-dialog';
import { ReturnDialog } from './return-dialog';

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
            {department._id && <Link to={address.department(department._id)}>{department.dep_name}</Link>}
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
