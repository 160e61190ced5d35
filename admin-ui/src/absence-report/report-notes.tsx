import type { AbsenceReportRecord } from '../../../api/contract/leave/absence-report-responses.js';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import classes from './absence-report.module.css';

/** How the numbers are counted. */
export function ReportNotes({ of: { minutes, to } }: { of: AbsenceReportRecord }) {
  const text = useText();
  const today = useToday();
  const notes = [
    'days',
    ...(minutes > 0 ? ['hours' as const] : []),
    'average',
    'departments',
    ...(today && to > today ? ['coming' as const] : []),
  ] as const;
  return (
    <p className={classes.notes}>
      {notes.map((note) => text(`absenceReport.notes.${note}`)).join(' ')}
    </p>
  );
}
