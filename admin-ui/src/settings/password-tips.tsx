import { Check, Circle } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './password-form.module.css';
import { holdsOwn, longEnough } from './password-strength';

/** What can be seen while one types is ticked; the rest nobody can tell but the server, or oneself. */
export function PasswordTips({ password, own }: { password: string; own: string[] }) {
  const text = useText();
  const long = longEnough(password);
  return (
    <section className={classes.tips}>
      <h3>{text('settings.tips.title')}</h3>
      <ul>
        <Tip met={long}>{text('settings.tips.length')}</Tip>
        <Tip met={long && !holdsOwn(password, own)}>{text('settings.tips.own')}</Tip>
        <Tip>{text('settings.tips.common')}</Tip>
        <Tip>{text('settings.tips.elsewhere')}</Tip>
        <Tip>{text('settings.tips.words')}</Tip>
      </ul>
    </section>
  );
}

function Tip({ met = false, children }: { met?: boolean; children: string }) {
  const text = useText();
  return (
    <li data-met={met}>
      <Icon of={met ? Check : Circle} size={met ? 16 : 10} />
      <span>
        {met && <span className="visually-hidden">{text('settings.tips.met')} </span>}
        {children}
      </span>
    </li>
  );
}
