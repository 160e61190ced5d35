import { useText } from '../i18n/use-text';
import { EmptyState } from '../ui/empty-state';
import { usePageTitle } from '../ui/use-page-title';
import { AccountAccess } from './account-access';
import classes from './account.module.css';
import { AccountSessions } from './account-sessions';
import { AccountSignIn } from './account-sign-in';
import type { Employee } from './employee';

/** What an admin may do about somebody's sign-in. */
export function AccountPanel({ employee }: { employee: Employee }) {
  const text = useText();
  usePageTitle(text('employees.details.accountOf', { name: employee.name }));
  if (!employee.userId._id) return <EmptyState title={text('access.noAccount')}>{text('access.noAccountText')}</EmptyState>;
  return (
    <div className={classes.panel}>
      <AccountSignIn key={`${employee.userId._id} ${employee.email} ${employee.userId.role}`} employee={employee} />
      <AccountAccess employee={employee} />
      <AccountSessions employee={employee} />
    </div>
  );
}
