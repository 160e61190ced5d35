import { Printer } from 'lucide-react';
import { NavLink, useMatch } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './employee-details.module.css';

/** Each tab has an address of its own; who goes from one to the next with the keyboard stays on it. */
export function EmployeeDetailsTabs({ id, name }: { id: string; name: string }) {
  const text = useText();
  const onProfile = useMatch(address.employee(id));
  return (
    <div className={classes.tabs}>
      <nav aria-label={name}>
        <NavLink end to={address.employee(id)}>
          {text('employees.details.tabs.profile')}
        </NavLink>
        <NavLink to={address.employeeAccount(id)}>{text('employees.details.tabs.account')}</NavLink>
        <NavLink to={address.employeeCorrections(id)}>{text('employees.details.tabs.corrections')}</NavLink>
        <NavLink to={address.employeeHistory(id)}>{text('employees.details.tabs.history')}</NavLink>
      </nav>
      {onProfile && (
        <button type="button" className={classes.print} onClick={() => window.print()}>
          <Icon of={Printer} size={16} />
          <span>{text('employees.details.print')}</span>
        </button>
      )}
    </div>
  );
}
