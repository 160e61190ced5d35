import { Lock } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import classes from './decision.module.css';

interface Props {
  rule: string;
  /** The id of the checkbox. */
  to: string;
}

/** In the bar of a phone: why Approve is grey, and the way to the override, which is out of sight. */
export function BlockedJump({ rule, to }: Props) {
  const text = useText();

  function jump() {
    const override = document.getElementById(to);
    override?.scrollIntoView({ block: 'center' });
    override?.focus({ preventScroll: true });
  }

  return (
    <button type="button" className={classes.jump} onClick={jump}>
      <Icon of={Lock} size={16} />
      <span>{text('leaveCost.coverage.blocked', { rule })}</span>
    </button>
  );
}
