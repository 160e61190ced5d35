import { FormSection } from '../forms/form-section';
import { useText } from '../i18n/use-text';
import { AccountDoor } from './account-door';
import { AccountFactor } from './account-factor';
import { AccountInvitation } from './account-invitation';
import { AccountLink } from './account-link';
import { lacksPassword } from './account-state';
import classes from './account.module.css';
import type { Employee } from './employee';

export function AccountAccess({ employee }: { employee: Employee }) {
  const text = useText();
  return (
    <FormSection title={text('access.access')} help={text('access.accessHelp')}>
      <ul className={classes.rows}>
        <AccountDoor employee={employee} />
        {employee.status === 'Active' && <AccountPassword employee={employee} />}
        {!lacksPassword(employee) && <AccountFactor employee={employee} />}
      </ul>
    </FormSection>
  );
}

/** Nobody is invited to an account that is closed. */
function AccountPassword({ employee }: { employee: Employee }) {
  if (!lacksPassword(employee)) return <AccountLink employee={employee} />;
  return employee.disabled ? null : <AccountInvitation employee={employee} />;
}
