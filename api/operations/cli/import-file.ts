import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMAND_LINE_ACTOR } from '../../audit/audit-entries.js';
import { NO_HEADINGS } from '../../contract/file-opening.js';
import type { ImportKind } from '../../contract/imports/import-fields.js';
import { IMPORT_BYTES_MAX, type ImportRecord } from '../../contract/imports/imports.js';
import { Problem } from '../../contract/problem.js';
import { readMapping } from '../../import/file/mapping-shape.js';
import { ImportColumns } from '../../import/import-columns.js';
import { ImportRowList } from '../../import/import-row-list.js';
import { ImportSteps } from '../../import/import-steps.js';
import { ImportUpload, tooLarge } from '../../import/import-upload.js';
import { Imports } from '../../import/imports.js';
import { RefusedFile } from '../../import/refused-file.js';
import { StoredImports } from '../../import/stored-imports.js';
import type { Configuration } from '../../platform/config/configuration.js';
import { withServices } from './services.js';

const POLL_MS = 100;
const MAX_SHOWN = 20;

export interface ImportArguments {
  path: string;
  kind: ImportKind;
  mapping: string | undefined;
  /** Instead of that of the mapping. */
  headingsRow: number | undefined;
  refused: string | undefined;
  dryRun: boolean;
}

export async function importFile(
  options: ImportArguments,
  configuration: Configuration,
): Promise<string> {
  if ((await stat(options.path)).size > IMPORT_BYTES_MAX) throw tooLarge();
  // An existing file could be the input itself, or be readable by others although it will contain pay.
  if (options.refused !== undefined && existsSync(options.refused))
    throw new Error(`${options.refused} already exists. Choose another name.`);
  const bytes = await readFile(options.path);
  const { headingsRow, mapping } = await mappingOf(options);
  return withServices(configuration, async (find) => {
    const imports = find(Imports);
    const steps = find(ImportSteps);
    const stored = await find(ImportUpload).add(COMMAND_LINE_ACTOR, {
      kind: options.kind,
      headingsRow,
      fileName: basename(options.path),
      bytes,
    });
    const finished = () => waitForEnd(imports, stored.id);
    let keep = false;
    try {
      if (mapping === undefined) {
        const { proposal, saved } = await find(ImportColumns).read(COMMAND_LINE_ACTOR, stored.id);
        const proposed = saved?.mapping ?? proposal;
        return JSON.stringify({ headingsRow: stored.headingsRow, ...proposed }, null, 2);
      }
      await steps.check(COMMAND_LINE_ACTOR, stored.id, readMapping(options.kind, mapping), null);
      const checked = await finished();
      if (options.refused !== undefined)
        await writeFile(
          options.refused,
          Readable.from(find(RefusedFile).stream(await find(StoredImports).find(stored.id))),
          { mode: 0o600 },
        );
      const summary = await summaryOf(checked, find(ImportRowList));
      const { new: added, changed } = checked.counts ?? { new: 0, changed: 0 };
      if (options.dryRun || added + changed === 0) return `${summary}\nNothing was saved.`;
      if (balanceQuestion(checked).length > 0) throw new Error(`${summary}\nNothing was saved.`);
      await steps.apply(COMMAND_LINE_ACTOR, stored.id, {});
      await finished();
      keep = true;
      return `${summary}\nSaved as one import, which an admin can undo.`;
    } finally {
      if (!keep) await imports.remove(COMMAND_LINE_ACTOR, stored.id);
    }
  });
}

/** A mapping names columns, so it says in which row their headings were. */
async function mappingOf({ mapping: file, headingsRow }: ImportArguments) {
  if (file === undefined) return { headingsRow, mapping: undefined };
  const content = jsonOf(file, await readFile(file, 'utf8'));
  if (typeof content !== 'object' || content === null) return { headingsRow, mapping: content };
  const { headingsRow: saved, ...mapping } = content as { headingsRow?: unknown };
  if (saved !== undefined && !(Number.isInteger(saved) && (saved as number) >= NO_HEADINGS))
    throw new Error(
      `headingsRow of ${basename(file)} must be the number of a row, or 0 if the file has no headings.`,
    );
  return { headingsRow: headingsRow ?? (saved as number | undefined), mapping };
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${basename(file)} is not JSON.`, { cause: error });
  }
}

/** The step may run in this process or in a server on the same database. */
async function waitForEnd(imports: Imports, id: string): Promise<ImportRecord> {
  for (;;) {
    const record = await imports.get(COMMAND_LINE_ACTOR, id);
    if (!record.state.endsWith('ing')) {
      if (record.fault !== null) throw new Problem('import.not_now', record.fault);
      return record;
    }
    if (record.progress && process.stderr.isTTY)
      process.stderr.write(
        `\r${record.progress.step} ${record.progress.done} of ${record.progress.total} `,
      );
    await sleep(POLL_MS);
  }
}

async function summaryOf(record: ImportRecord, list: ImportRowList): Promise<string> {
  const {
    new: added,
    changed,
    unchanged,
    refused,
  } = record.counts ?? { new: 0, changed: 0, unchanged: 0, refused: 0 };
  const conditions = [{ sql: 'c.result = ?', parameters: ['refused'] }];
  const { rows } = await list.page(record.kind, record._id, {
    range: { from: 0, to: MAX_SHOWN - 1 },
    descending: false,
    conditions,
  });
  const reasons = rows.flatMap(({ row, faults }) =>
    faults.map(({ label, value, text }) => `  row ${row}: ${label} ${value} ${text}`),
  );
  const more = refused > rows.length ? [`  … and ${refused - rows.length} more`] : [];
  const departments =
    record.departments.length > 0 ? [`Departments created: ${record.departments.join(', ')}`] : [];
  return [
    ...headingsSummary(record),
    `${record.fileName}: ${record.rows} rows, ${added} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
    ...reasons,
    ...more,
    ...departments,
    ...balanceQuestion(record),
  ].join('\n');
}

function balanceQuestion({ balanceQuestion: question, mapping }: ImportRecord): string[] {
  if (question === null || mapping?.balanceMeaning) return [];
  const { name, leaveType, unit, written, granted, onTop } = question.example;
  return [
    `${question.count} balances are of a year in which the policy has granted something already. For ${name}, ${leaveType}, the file says ${written} ${unit}. The policy granted ${granted}; on top of it they would have ${onTop}.`,
    'Say in the mapping what the numbers mean: "balanceMeaning": "included" (all that is left) or "on-top" (without what the policy granted).',
  ];
}

function headingsSummary({ headingsRow, rowsAbove }: ImportRecord): string[] {
  if (headingsRow === NO_HEADINGS)
    return ["No headings: every row is data, and columns are called 'Column 1', 'Column 2'."];
  if (rowsAbove === 0) return [];
  const above =
    rowsAbove === 1 ? '1 row above them is not read' : `${rowsAbove} rows above them are not read`;
  return [`Headings in row ${headingsRow}; ${above}.`];
}
