import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { officePath, filtered } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button, RowAction, RowActionLink } from '../ui/button';
import { Spinner } from '../ui/feedback/spinner';
import type { Entry, LogView } from './entry';
import { LogEntry } from './log-entry';
import classes from './log.module.css';

const SHOWN = 20;

/** What one import did; of many entries the first, and the way to all. */
function WholeImport({ id, look, to }: { id: string; look: LogView; to: string }) {
  const text = useText();
  const { data, total = 0, error, isPending, refetch } = useGetList<Entry>('audit', {
    filter: { changeset: id },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'recordedAt', order: 'DESC' },
  });
  if (isPending) return <Spinner label={text('app.loadingMore')} size={18} />;
  if (!data || error) {
    return (
      <p role="alert">
        {text('audit.togetherFailed')} <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
      </p>
    );
  }
  const entries = data.filter(({ subjectId }) => subjectId !== id);
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <LogEntry key={entry._id} entry={entry} look={look} />
        ))}
      </ul>
      {total > data.length && (
        <p>
          <Link to={to}>{text('audit.allTogether', { count: total })}</Link>
        </p>
      )}
    </>
  );
}

/** An entry; in place of those that one import made there is one line, which opens. */
function LogLine({ line: { entry, folded }, look }: { line: Line; look: LogView }) {
  const text = useText();
  const inside = useId();
  const [open, setOpen] = useState(false);
  const { changesetId } = entry;
  if (changesetId === null || look.imports === 'listed') return <LogEntry entry={entry} look={look} />;
  const whole = filtered(officePath.audit, { changeset: changesetId });
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

/** History and audit are one list: who, what, before and after, under the day on which it was. */
export function Log({ entries, busy, ...look }: LogView & { entries: AuditEntryRecord[]; busy?: boolean }) {
  const { dayOf } = useDates();
  return (
    <div className={classes.log} aria-busy={busy}>
      {daysOf(entries, dayOf, look.imports === 'folded').map((day, index) => (
        // An order other than that of time may come back to a day.
        <LogDay key={`${day.date} ${index}`} day={day} look={look} />
      ))}
    </div>
  );
}

function LogDay({ day: { date, lines }, look }: { day: Day; look: LogView }) {
  const text = useText();
  const { dayOf } = useDates();
  const heading = useId();
  // oxlint-disable-next-line react/purity -- the date of now is what is asked
  const today = date === dayOf(new Date().toISOString());
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{today ? text('audit.today', { date }) : date}</h2>
      <ul>
        {lines.map((line) => (
          <LogLine key={line.entry._id} line={line} look={look} />
        ))}
      </ul>
    </section>
  );
}

/** An entry, or the first of those that one import made one after the other. */
interface Line {
  entry: AuditEntryRecord;
  /** Made together with it; they wait until they are asked for. */
  folded: AuditEntryRecord[];
}

interface Day {
  date: string;
  lines: Line[];
}

/** In the order they come; `dayOf` is the day as the reader's clock has it. */
function daysOf(entries: AuditEntryRecord[], dayOf: (iso: string) => string, folding: boolean): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const date = dayOf(entry.recordedAt);
    let day = days.at(-1);
    if (day?.date !== date) days.push((day = { date, lines: [] }));
    const above = day.lines.at(-1);
    if (folding && above && entry.changesetId !== null && above.entry.changesetId === entry.changesetId) above.folded.push(entry);
    else day.lines.push({ entry, folded: [] });
  }
  return days;
}
