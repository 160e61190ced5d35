import { ArrowRight } from 'lucide-react';
import { useText } from '../i18n/use-text';
import classes from './diff.module.css';
import { Icon } from './icon';

export function Diff({ before, after }: { before: string; after: string }) {
  const text = useText();
  const empty = text('app.notAvailable');
  return (
    <span className={classes.diff}>
      <span className="visually-hidden">{text('app.before')} </span>
      {before ? <del>{before}</del> : <span>{empty}</span>}
      <Icon of={ArrowRight} size={14} mirrored />
      <span className="visually-hidden"> {text('app.after')} </span>
      <ins>{after || empty}</ins>
    </span>
  );
}
