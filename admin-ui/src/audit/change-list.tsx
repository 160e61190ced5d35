import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './log.module.css';
import type { FormattedChange } from './use-change-formatter';

const UNFOLDED = 3;

export function ChangeList({ changes }: { changes: FormattedChange[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const added = changes.every(({ before }) => !before);
  const folded = changes.length - UNFOLDED;
  return (
    <div className={added ? classes.added : undefined}>
      {changes.slice(0, open ? undefined : UNFOLDED).map((change) => (
        <Change key={change.field} {...change} added={added} />
      ))}
      {folded > 0 && (
        <span className={classes.fold}>
          <RowAction tone="primary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {text(open ? 'audit.fold' : 'audit.unfold', { count: folded })}
          </RowAction>
        </span>
      )}
    </div>
  );
}

/** Where everything is new, the word for nothing is only read out. */
function Change({ label, before, after, added }: FormattedChange & { added: boolean }) {
  const text = useText();
  const nothing = <span>{text('audit.nothing')}</span>;
  return (
    <div className={classes.diff}>
      <span>{label}</span>
      <span className="visually-hidden"> {text('audit.before')} </span>
      {added ? (
        <span className="visually-hidden">{text('audit.nothing')}</span>
      ) : before ? (
        <del>{before}</del>
      ) : (
        nothing
      )}
      {!added && <Icon of={ArrowRight} size={14} mirrored />}
      <span className="visually-hidden"> {text('audit.after')} </span>
      {after ? <ins>{after}</ins> : nothing}
    </div>
  );
}
