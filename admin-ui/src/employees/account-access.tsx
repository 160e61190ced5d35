import { FormSection } from '../forms/form-section';
import { useText } from '../i18n/use-text';
import { AccountDoor } from './account-door';
import { AccountLink } from './account-link';
import classes from './account.module.css';
import type { Employee } from './employee';

export function AccountAccess({ employee }: { employee: Employee }) {
  const text = useText();
  return (
    <FormSection title={text('access.access')} help={text('access.accessHelp')}>
      <ul className={classes.rows}>
        <AccountDoor employee={employee} />
        {employee.status === 'Active' && <AccountLink employee={employee} />}
      </ul>
    </FormSection>
  );
}
