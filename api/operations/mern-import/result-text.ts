import { COLLECTIONS } from './import-report.js';
import type { TutorialImportResult } from './tutorial-import.js';

const MAX_LINES = 40;

export function resultText(
  { report, reportFile, photos, withoutPassword }: TutorialImportResult,
  dryRun: boolean,
): string {
  const notes = report.all();
  const listed = notes.slice(0, dryRun ? MAX_LINES : 0);
  const lines = [
    line('', ['read', 'stored', 'not stored', 'remarks']),
    ...COLLECTIONS.map((collection) => {
      const { read, stored, notStored, notes: more } = report.counts(collection);
      return line(collection, [read, stored, notStored, more]);
    }),
    '',
    `Photos: ${photos}. People without a password, to be invited: ${withoutPassword}.`,
    ...listed.map(
      ({ collection, id, what, field, value, why }) =>
        `${collection} ${id} ${field}${value ? ` '${value}'` : ''}: ${what}. ${why}`,
    ),
    ...(listed.length > 0 && listed.length < notes.length
      ? [`… and ${notes.length - listed.length} more.`]
      : []),
    notes.length === 0
      ? 'Everything was imported unchanged.'
      : `Changed or not imported (${notes.length}): ${reportFile}`,
    dryRun ? 'This was a dry run: nothing was stored.' : 'Stored.',
  ];
  return lines.join('\n').replace(CONTROL, ' ') + '\n';
}

// oxlint-disable-next-line no-control-regex -- values of the old system must not control the terminal
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

function line(name: string, cells: (string | number)[]): string {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(12)).join('');
}
