import { CircleAlert } from 'lucide-react';
import classes from './alert-box.module.css';
import { Icon } from './icon';

/** A failure of the whole form; what is wrong with one field stands at the field. */
export function AlertBox({ children }: { children: string }) {
  return (
    <div role="alert" className={classes.alert}>
      <Icon of={CircleAlert} />
      {children}
    </div>
  );
}
