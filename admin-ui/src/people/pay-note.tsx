import { Eye } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { useUser } from '../api/session';
import { Icon } from '../ui/icon';
import classes from './pay-note.module.css';

/** Employees can see who opened their pay, except for themselves. */
export function PayNote({ of: { id, name } }: { of: { id: string; name: string } }) {
  const text = useText();
  const user = useUser();
  if (user?.employeeId === id) return null;
  return (
    <small className={classes.note}>
      <Icon of={Eye} size={14} />
      {text('employees.payNote', { name: name || text('person.unknown') })}
    </small>
  );
}
