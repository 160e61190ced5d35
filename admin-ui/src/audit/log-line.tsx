import { useId, useState } from 'react';
import { address, filtered } from '../addresses';
import { useText } from '../i18n/use-text';
import { RowAction, RowActionLink } from '../ui/button';
import type { Line } from './log-days';
import type { LogLook } from './log';
import { LogEntry } from './log-entry';
import classes from './log.module.css';

/** An entry; what one import made with it opens beneath. */
export function LogLine({ line: { entry, folded }, look }: { line: Line; look: LogLook }) {
  const text = useText();
  const inside = useId();
  const [open, setOpen] = useState(false);
  if (folded.length === 0) return <LogEntry entry={entry} look={look} more={look.folding && entry.changesetId !== null && <WholeImport id={entry.changesetId} />} />;

  // The import's own entry stands for the others; where it is on another page, they all fold.
  const named = entry.subject === 'import';
  const rest = named ? folded : [entry, ...folded];
  const actions = (
    <span className={classes.actions}>
      <RowAction tone="first" aria-expanded={open} aria-controls={open ? inside : undefined} onClick={() => setOpen(!open)}>
        {open ? text('audit.hideTogether') : text('audit.showTogether', { count: rest.length })}
      </RowAction>
      {entry.changesetId !== null && <WholeImport id={entry.changesetId} />}
    </span>
  );
  return (
    <>
      <LogEntry entry={entry} look={look} instead={named ? undefined : text('audit.together', { count: rest.length })} more={actions} />
      {open && (
        <li id={inside} className={classes.together}>
          <ul>
            {rest.map((one) => (
              <LogEntry key={one._id} entry={one} look={look} />
            ))}
          </ul>
        </li>
      )}
    </>
  );
}

/** Also what stands on other pages. */
function WholeImport({ id }: { id: string }) {
  const text = useText();
  return (
    <RowActionLink tone="first" to={filtered(address.audit, { changeset: id })}>
      {text('audit.wholeImport')}
    </RowActionLink>
  );
}
