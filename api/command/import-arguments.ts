import { parseArgs } from 'node:util';
import { IMPORT_KINDS, type ImportKind } from '../contract/imports.js';
import { fromCaller } from './program.js';

export const USAGE = `npm run import -- FILE [--kind employees|salaries|leaves] [--mapping MAPPING.json] [--refused FILE.csv] [--dry-run]
npm run import -- FOLDER

FILE        CSV of employees, or of what --kind says
--mapping   how its columns and values are read; without one, the proposal for this file is printed, to be looked through and kept
--refused   writes the rows that were refused, with their reasons, to be mended and brought again
--dry-run   checks every row and stores nothing
FOLDER      what "npm run export" wrote, into an empty installation
`;

export interface ImportArguments {
  path: string;
  kind: ImportKind;
  mapping: string | undefined;
  refused: string | undefined;
  dryRun: boolean;
}

/** What was asked for; undefined when it makes no sense. Paths are meant from where npm was called. */
export function importArguments(): ImportArguments | undefined {
  const from = (path: string | undefined) => (path === undefined ? undefined : fromCaller(path));
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { kind: { type: 'string', default: 'employees' }, mapping: { type: 'string' }, refused: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const path = from(positionals[0]);
    const kind = IMPORT_KINDS.find((known) => known === values.kind);
    if (path === undefined || positionals.length > 1 || kind === undefined) return undefined;
    return { path, kind, mapping: from(values.mapping), refused: from(values.refused), dryRun: values['dry-run'] };
  } catch {
    return undefined;
  }
}
