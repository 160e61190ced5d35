import type { ReactNode } from 'react';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useNumbers } from '../providers/config';
import { EntrySentence } from './entry-sentence';
import { EntryValues } from './entry-values';
import type { LogLook } from './log-look';
import { LogPerson } from './log-person';
import classes from './log.module.css';

interface Props {
  entry: AuditEntryRecord;
  look: LogLook;
  /** Said in place of what this one entry did. */
  instead?: string;
  more?: ReactNode;
}

export function LogEntry({ entry, look: { own = false, numbered, marked, onPerson }, instead, more }: Props) {
  const text = useText();
  const numbers = useNumbers();
  const { timeOf, instant } = useDates();
  const { recordedAt, actor, number } = entry;
  return (
    <li className={classes.entry} data-marked={marked !== undefined && number === marked}>
      <time className={classes.time} dateTime={recordedAt} title={instant(recordedAt)}>
        {timeOf(recordedAt)}
      </time>
      <LogPerson actor={actor} onChoose={onPerson} />
      <div className={classes.what}>
        {instead ?? (
          <>
            <EntrySentence entry={entry} own={own} />
            <EntryValues entry={entry} />
          </>
        )}
        {more}
      </div>
      {numbered && (
        <span className={classes.number}>
          {number === null ? (
            text('audit.unsealed')
          ) : (
            <>
              <span className={classes.word}>{text('audit.entry')} </span>
              {numbers.format(number)}
            </>
          )}
        </span>
      )}
    </li>
  );
}
