import { CircleAlert } from 'lucide-react';
import classes from './alert-box.module.css';
import { Icon } from '../icon';

export function AlertBox({ children, reason }: { children: string; reason?: string }) {
  return (
    <div role="alert" className={classes.alert} tabIndex={-1}>
      <Icon of={CircleAlert} />
      <span>
        {children}
        {reason && <span className={classes.reason}>{reason}</span>}
      </span>
    </div>
  );
}
