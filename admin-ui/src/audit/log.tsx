import { useId } from 'react';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { type Day, daysOf } from './log-days';
import { LogLine } from './log-line';
import type { LogLook } from './log-look';
import classes from './log.module.css';

/** History and audit are one list: who, what, before and after, under the day on which it was. */
export function Log({ entries, busy, ...look }: LogLook & { entries: AuditEntryRecord[]; busy?: boolean }) {
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

function LogDay({ day: { date, lines }, look }: { day: Day; look: LogLook }) {
  const text = useText();
  const { dayOf } = useDates();
  const heading = useId();
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
