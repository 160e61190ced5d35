import { Suspense } from 'react';
import { Navigate, NavLink, Route, Routes, useMatch, useParams } from 'react-router';
import { officePath } from '../../paths';
import { FormSection } from '../../forms/form-layout';
import { RecordMissing } from '../../forms/record-missing';
import { useText } from '../../i18n/use-text';
import { TableSkeleton } from '../../lists/list-rows';
import { EmptyState } from '../../ui/feedback/empty-state';
import { screenChunk } from '../../ui/layout/screen-chunk';
import { usePageTitle } from '../../ui/layout/use-page-title';
import { SignInAccess } from '../account/sign-in-access';
import { AccountFactor } from '../account/account-factor';
import { AccountInvitation } from '../account/account-invitation';
import { AccountLink } from '../account/account-link';
import { AccountSessions } from '../account/account-sessions';
import { AccountSignIn } from '../account/account-sign-in';
import { lacksPassword } from '../account/account-state';
import classes from '../employee-details.module.css';
import type { Employee } from '../employee';
import { useEmployee } from '../use-employee';
import { EmployeeDetailsSkeleton } from './employee-details-skeleton';
import { EmployeeHead } from './employee-head';
import { EmployeeProfile } from './employee-profile';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/settings';

export const messages = catalogueOf({ settings: english });

const EmployeeJob = screenChunk(() => import('../../job/employee-job')).Screen;
const EmployeePay = screenChunk(() => import('../pay/employee-pay')).Screen;
const EmployeeHistory = screenChunk(() => import('./employee-history')).Screen;

export default function EmployeeDetails() {
  const { id = '' } = useParams();
  const { employee, failure, refetch } = useEmployee(id);
  const onPay = useMatch(officePath.employeePay(id)) !== null;
  const onJob = useMatch(officePath.employeeJob(id)) !== null;
  if (failure) return <Missing failure={failure} onTryAgain={() => void refetch()} />;
  if (!employee) return <EmployeeDetailsSkeleton />;
  return (
    <>
      <EmployeeHead employee={employee} quiet={onPay || onJob} />
      <EmployeeDetailsTabs id={id} name={employee.name} />
      <Routes>
        <Route index element={<EmployeeProfile employee={employee} />} />
        <Route path="job" element={<Job employee={employee} />} />
        <Route path="pay" element={<Pay employee={employee} />} />
        <Route path="account" element={<AccountPanel employee={employee} />} />
        {/* Corrections had an address of their own. */}
        <Route path="corrections" element={<Navigate replace to={officePath.editEmployee(id)} />} />
        <Route path="history" element={<History employee={employee} />} />
        <Route path="*" element={<UnknownTab />} />
      </Routes>
    </>
  );
}

function Job({ employee }: { employee: Employee }) {
  return (
    <Suspense fallback={<TableSkeleton />}>
      <EmployeeJob employee={employee} />
    </Suspense>
  );
}

function Pay({ employee }: { employee: Employee }) {
  return (
    <Suspense fallback={<TableSkeleton />}>
      <EmployeePay employee={employee} />
    </Suspense>
  );
}

function History({ employee }: { employee: Employee }) {
  return (
    <Suspense fallback={<TableSkeleton />}>
      <EmployeeHistory employee={employee} />
    </Suspense>
  );
}

function Missing(failed: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return (
    <RecordMissing
      level="h1"
      {...failed}
      title={text('employees.notFound')}
      back={{ to: officePath.employees, label: text('employees.title') }}
    />
  );
}

function UnknownTab() {
  const text = useText();
  usePageTitle(text('notFound.title'));
  return <EmptyState title={text('notFound.title')}>{text('notFound.text')}</EmptyState>;
}

function AccountPanel({ employee }: { employee: Employee }) {
  const text = useText();
  usePageTitle(text('employees.details.accountOf', { name: employee.name }));
  if (!employee.userId._id)
    return <EmptyState title={text('access.noAccount')}>{text('access.noAccountText')}</EmptyState>;
  return (
    <div className={classes.panel}>
      <AccountSignIn
        key={`${employee.userId._id} ${employee.email} ${employee.userId.role}`}
        employee={employee}
      />
      <AccountAccess employee={employee} />
      <AccountSessions employee={employee} />
    </div>
  );
}

function AccountAccess({ employee }: { employee: Employee }) {
  const text = useText();
  return (
    <FormSection title={text('access.access')} help={text('access.accessHelp')}>
      <ul className={classes.rows}>
        <SignInAccess employee={employee} />
        {employee.status !== 'Left' && <AccountPassword employee={employee} />}
        {!lacksPassword(employee) && <AccountFactor employee={employee} />}
      </ul>
    </FormSection>
  );
}

function AccountPassword({ employee }: { employee: Employee }) {
  if (!lacksPassword(employee)) return <AccountLink employee={employee} />;
  return employee.disabled ? null : <AccountInvitation employee={employee} />;
}

/** Links instead of ARIA tabs, because each tab has a URL of its own. */
function EmployeeDetailsTabs({ id, name }: { id: string; name: string }) {
  const text = useText();
  return (
    <div className={classes.tabs}>
      <nav className={classes.links} aria-label={name}>
        <NavLink end to={officePath.employee(id)}>
          {text('employees.details.tabs.profile')}
        </NavLink>
        <NavLink to={officePath.employeeJob(id)}>{text('employees.details.tabs.job')}</NavLink>
        <NavLink to={officePath.employeePay(id)}>{text('employees.details.tabs.pay')}</NavLink>
        <NavLink to={officePath.employeeAccount(id)}>
          {text('employees.details.tabs.account')}
        </NavLink>
        <NavLink to={officePath.employeeHistory(id)}>
          {text('employees.details.tabs.history')}
        </NavLink>
      </nav>
    </div>
  );
}
