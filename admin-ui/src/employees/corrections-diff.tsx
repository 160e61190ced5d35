import { ArrowRight } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './corrections.module.css';

/** What stood there and what shall; nothing is a word without a stroke. */
export function CorrectionsDiff({ before, after }: { before: string; after: string }) {
  const text = useText();
  const nothing = text('app.notAvailable');
  return (
    <span className={classes.diff}>
      <span className="visually-hidden">{text('employees.corrections.before')} </span>
      {before ? <del>{before}</del> : <span>{nothing}</span>}
      <Icon of={ArrowRight} size={14} mirrored />
      <span className="visually-hidden"> {text('employees.corrections.after')} </span>
      <ins>{after || nothing}</ins>
    </span>
  );
}
