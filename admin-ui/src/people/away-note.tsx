import type { AwayRecord } from '../../../api/contract/leave/away-responses.js';
import classes from './away-note.module.css';
import { useAwayWords } from './use-away-words';

/** Out of office at a glance. */
export function AwayNote({ of: away }: { of: AwayRecord }) {
  return <b className={classes.away}>{useAwayWords()(away)}</b>;
}
