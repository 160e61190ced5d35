import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { SinceThenRecord } from '../../../api/contract/employee/since-then.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './as-of.module.css';

/** Only what differs; nothing stands for the others. */
export function SinceThen({ of: changes = [] }: { of: SinceThenRecord[] | undefined }) {
  const wordsOf = useSinceWords();
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.from}`} data-planned={change.planned}>
          {change.planned ? (
            <StatusGlyph of="pending" />
          ) : (
            change.kind === 'left' && <StatusGlyph of="ended" />
          )}
          {wordsOf(change)}
        </li>
      ))}
    </ul>
  );
}

function useSinceWords(): (change: SinceThenRecord) => string {
  const text = useText();
  const { day } = useDates();
  return ({ kind, value, from, planned }) => {
    const date = day(from);
    if (kind === 'left') return text(planned ? 'asOf.leavesOn' : 'asOf.leftOn', { date });
    const shown = value !== null && isCalendarDate(value) ? day(value) : (value ?? '');
    const words = { kind: text(`asOf.facts.${kind}`), value: shown, date };
    const form = value === null ? 'without' : kind in NAMED ? 'named' : 'plain';
    return text(`asOf.changed.${form}.${planned ? 'planned' : 'past'}`, words);
  };
}

/** Their values alone do not say what they are. */
const NAMED = { manager: true, approver: true, contractEnd: true, probationEnd: true };
