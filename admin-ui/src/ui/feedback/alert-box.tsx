import { CircleAlert } from 'lucide-react';
import classes from './alert-box.module.css';
import { Icon } from '../icon';

/** A failure of the whole form, and the reason beneath; what is wrong with one field stands at the field. */
export function AlertBox({ children, reason }: { children: string; reason?: string }) {
  return (
    <div role="alert" className={classes.alert}>
      <Icon of={CircleAlert} />
      <span>
        {children}
        {reason && <span className={classes.reason}>{reason}</span>}
      </span>
    </div>
  );
}
