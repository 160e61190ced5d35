import { COLLECTIONS } from './import-report.js';
import type { TutorialImportResult } from './tutorial-import.js';

const MOST_LINES = 40;

/** What a person is told in the end: counts by collection, and in a dry run what would not come over as it is. */
export function resultText({ report, reportFile, photos, withoutPassword }: TutorialImportResult, dryRun: boolean): string {
  const remarks = report.all();
  const told = remarks.slice(0, dryRun ? MOST_LINES : 0);
  const lines = [
    line('', ['read', 'stored', 'not stored', 'remarks']),
    ...COLLECTIONS.map((collection) => {
      const { read, stored, notStored, remarks: more } = report.counts(collection);
      return line(collection, [read, stored, notStored, more]);
    }),
    '',
    `Photos: ${photos}. Without a password, to be invited: ${withoutPassword}.`,
    ...told.map(({ collection, id, what, field, value, why }) => `${collection} ${id} ${field}${value ? ` '${value}'` : ''}: ${what}. ${why}`),
    ...(told.length > 0 && told.length < remarks.length ? [`… and ${remarks.length - told.length} more.`] : []),
    remarks.length === 0 ? 'Everything came over as it was.' : `What did not come over as it was (${remarks.length}): ${reportFile}`,
    dryRun ? 'This was a dry run: nothing was stored.' : 'Stored.',
  ];
  return lines.join('\n').replace(CONTROL, ' ') + '\n';
}

// What comes from the old system must not steer the terminal.
// oxlint-disable-next-line no-control-regex -- control characters are what is replaced
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

function line(name: string, cells: (string | number)[]): string {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(12)).join('');
}
