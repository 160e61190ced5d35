import { useId, useState } from 'react';
import { address, filtered } from '../addresses';
import { useText } from '../i18n/use-text';
import { RowAction, RowActionLink } from '../ui/button';
import type { Line } from './log-days';
import type { LogLook } from './log-look';
import { LogEntry } from './log-entry';
import classes from './log.module.css';
import { WholeImport } from './whole-import';

/** An entry; in place of those that one import made there is one line, which opens. */
export function LogLine({ line: { entry, folded }, look }: { line: Line; look: LogLook }) {
  const text = useText();
  const inside = useId();
  const [open, setOpen] = useState(false);
  const { changesetId } = entry;
  if (changesetId === null || look.imports === 'listed') return <LogEntry entry={entry} look={look} />;
  const whole = filtered(address.audit, { changeset: changesetId });
  if (look.imports === 'linked') {
    const link = (
      <span className={classes.actions}>
        <RowActionLink tone="first" to={whole}>
          {text('audit.wholeImport')}
        </RowActionLink>
      </span>
    );
    return <LogEntry entry={entry} look={look} more={link} />;
  }
  // The import's own entry stands for the others, which may be on another page.
  const named = entry.subject === 'import';
  if (!named && folded.length === 0) return <LogEntry entry={entry} look={look} />;
  const opener = (
    <span className={classes.actions}>
      <RowAction tone="first" aria-expanded={open} aria-controls={open ? inside : undefined} onClick={() => setOpen(!open)}>
        {text(open ? 'audit.hideTogether' : 'audit.showTogether')}
      </RowAction>
    </span>
  );
  return (
    <>
      <LogEntry entry={entry} look={look} instead={named ? undefined : text('audit.together')} more={opener} />
      {open && (
        <li id={inside} className={classes.together}>
          <WholeImport id={changesetId} look={look} to={whole} />
        </li>
      )}
    </>
  );
}
