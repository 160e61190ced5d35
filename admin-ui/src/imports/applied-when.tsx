import type { ImportRecord } from '../../../api/contract/imports.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import classes from './applied.module.css';

const SECOND_MS = 1_000;

/** From which file, by whom, when, and how long it took. */
export function AppliedWhen({ record: { fileName, appliedBy, createdBy, appliedAt, startedAt } }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  if (!appliedAt) return null;
  const seconds = startedAt ? Math.max(1, Math.round((Date.parse(appliedAt) - Date.parse(startedAt)) / SECOND_MS)) : 0;
  const took = seconds > 0 ? `, ${text('imports.applied.took', { count: seconds })}` : '';
  return (
    <p className={classes.when}>
      {text('imports.applied.by', { file: fileName, who: appliedBy ?? createdBy, at: instant(appliedAt) })}
      {took}
    </p>
  );
}
