import { type ReactNode, useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { officePath, filtered } from '../paths';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { Button, RowAction, RowActionLink } from '../ui/button';
import { Spinner } from '../ui/feedback/spinner';
import type { Entry, LogView } from './entry';
import { LogEntry, LogPeople } from './log-entry';
import classes from './log.module.css';

const SHOWN = 20;
/** People named in a line of several sign-ins. */
const NAMED = 3;

function WholeImport({ id, view, to }: { id: string; view: LogView; to: string }) {
  const text = useText();
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<Entry>('audit', {
    filter: { changeset: id },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'recordedAt', order: 'DESC' },
  });
  if (isPending) return <Spinner label={text('app.loadingMore')} size={18} />;
  if (!data || error) {
    return (
      <p role="alert">
        {text('audit.togetherFailed')}{' '}
        <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
      </p>
    );
  }
  const entries = data.filter(({ subjectId }) => subjectId !== id);
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <LogEntry key={entry._id} entry={entry} view={view} />
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

function LogLine({ line, view }: { line: Line; view: LogView }) {
  const { entry, folded } = line;
  return isSignIn(entry) && folded.length > 0 ? (
    <SignIns of={[entry, ...folded]} view={view} />
  ) : (
    <ImportLine line={line} view={view} />
  );
}

/** One after the other, in one line. */
function SignIns({ of: entries, view }: { of: AuditEntryRecord[]; view: LogView }) {
  const text = useText();
  const listText = useListText();
  const names = [...new Set(entries.map(({ subjectName }) => subjectName))];
  const [latest] = entries as [AuditEntryRecord];
  return (
    <FoldedLine
      entry={latest}
      view={view}
      who={names.length > 1 && <LogPeople count={names.length} />}
      replacement={text('audit.signIns', {
        count: entries.length,
        names: listText(
          names.length > NAMED
            ? [...names.slice(0, NAMED), text('audit.others', { count: names.length - NAMED })]
            : names,
        ),
      })}
    >
      <ul>
        {entries.map((entry) => (
          <LogEntry key={entry._id} entry={entry} view={view} />
        ))}
      </ul>
    </FoldedLine>
  );
}

interface FoldedLineProps {
  entry: AuditEntryRecord;
  view: LogView;
  who?: ReactNode;
  replacement: string | undefined;
  children: ReactNode;
}

/** A line that opens to what it stands for. */
function FoldedLine({ children, ...line }: FoldedLineProps) {
  const text = useText();
  const entriesId = useId();
  const [open, setOpen] = useState(false);
  const opener = (
    <span className={classes.actions}>
      <RowAction
        tone="primary"
        aria-expanded={open}
        aria-controls={open ? entriesId : undefined}
        onClick={() => setOpen(!open)}
      >
        {text(open ? 'audit.hideTogether' : 'audit.showTogether')}
      </RowAction>
    </span>
  );
  return (
    <>
      <LogEntry {...line} more={opener} />
      {open && (
        <li id={entriesId} className={classes.together}>
          {children}
        </li>
      )}
    </>
  );
}

function ImportLine({ line: { entry, folded }, view }: { line: Line; view: LogView }) {
  const text = useText();
  const { changesetId } = entry;
  if (changesetId === null || view.imports === 'listed')
    return <LogEntry entry={entry} view={view} />;
  const whole = filtered(officePath.audit, { changeset: changesetId });
  if (view.imports === 'linked') {
    const link = (
      <span className={classes.actions}>
        <RowActionLink tone="primary" to={whole}>
          {text('audit.wholeImport')}
        </RowActionLink>
      </span>
    );
    return <LogEntry entry={entry} view={view} more={link} />;
  }
  // The entry of the import itself represents the others, even those on another page.
  const isImportEntry = entry.subject === 'import';
  if (!isImportEntry && folded.length === 0) return <LogEntry entry={entry} view={view} />;
  return (
    <FoldedLine
      entry={entry}
      view={view}
      replacement={isImportEntry ? undefined : text('audit.together')}
    >
      <WholeImport id={changesetId} view={view} to={whole} />
    </FoldedLine>
  );
}

export function Log({
  entries,
  busy,
  ...view
}: LogView & { entries: AuditEntryRecord[]; busy?: boolean }) {
  const { dayOf } = useDates();
  return (
    <div className={classes.log} aria-busy={busy}>
      {daysOf(entries, dayOf, view.imports === 'folded').map((day, index) => (
        // A list that is not sorted by time may contain a day twice.
        <LogDay key={`${day.date} ${index}`} day={day} view={view} />
      ))}
    </div>
  );
}

function LogDay({ day: { date, lines }, view }: { day: Day; view: LogView }) {
  const text = useText();
  const { dayOf } = useDates();
  const heading = useId();
  // oxlint-disable-next-line react/purity -- the current date is intended
  const today = date === dayOf(new Date().toISOString());
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{today ? text('audit.today', { date }) : date}</h2>
      <ul>
        {lines.map((line) => (
          <LogLine key={line.entry._id} line={line} view={view} />
        ))}
      </ul>
    </section>
  );
}

interface Line {
  entry: AuditEntryRecord;
  /** The following entries of the same import, or sign-ins, hidden until the line is opened. */
  folded: AuditEntryRecord[];
}

const isSignIn = ({ action }: AuditEntryRecord) => action === 'session.begin';

function goTogether(one: AuditEntryRecord, other: AuditEntryRecord): boolean {
  if (isSignIn(one)) return isSignIn(other);
  return one.changesetId !== null && one.changesetId === other.changesetId;
}

interface Day {
  date: string;
  lines: Line[];
}

/** `dayOf` gives the date in the reader's time zone. */
function daysOf(
  entries: AuditEntryRecord[],
  dayOf: (iso: string) => string,
  folding: boolean,
): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const date = dayOf(entry.recordedAt);
    let day = days.at(-1);
    if (day?.date !== date) days.push((day = { date, lines: [] }));
    const previous = day.lines.at(-1);
    if (folding && previous && goTogether(previous.entry, entry)) previous.folded.push(entry);
    else day.lines.push({ entry, folded: [] });
  }
  return days;
}
