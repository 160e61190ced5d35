import { Info } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './required-action-notice.module.css';

const TEXTS = {
  'change-password': { title: 'settings.password.requiredTitle', text: 'settings.password.requiredText' },
  enrol: { title: 'settings.factor.enrolTitle', text: 'settings.factor.enrolText' },
} as const;

/** Explains why something must be done here before any other screen can be opened. */
export function RequiredActionNotice({ action }: { action: keyof typeof TEXTS }) {
  const text = useText();
  return (
    <div role="status" className={classes.notice}>
      <Icon of={Info} />
      <div>
        <strong>{text(TEXTS[action].title)}</strong>
        <p>{text(TEXTS[action].text)}</p>
      </div>
    </div>
  );
}
