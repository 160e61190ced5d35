import { ArrowRight } from 'lucide-react';
import { useText } from '../i18n/use-text';
import classes from './diff.module.css';
import { Icon } from './icon';

interface Props {
  before: string;
  after: string;
  /** Instead of 'N/A', where nothing is known before. */
  empty?: string;
}

export function Diff({ before, after, empty: word }: Props) {
  const text = useText();
  const empty = word ?? text('app.notAvailable');
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
