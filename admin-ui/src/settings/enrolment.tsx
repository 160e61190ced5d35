import { Info } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './enrolment.module.css';

/** Why nothing else can be opened before a second factor is set up. */
export function Enrolment() {
  const text = useText();
  return (
    <div role="status" className={classes.notice}>
      <Icon of={Info} />
      <div>
        <strong>{text('settings.factor.enrolTitle')}</strong>
        <p>{text('settings.factor.enrolText')}</p>
      </div>
    </div>
  );
}
