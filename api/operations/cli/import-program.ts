import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { IMPORT_KINDS } from '../../contract/imports/import-fields.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { importFile, type ImportArguments } from './import-file.js';
import { callerPath, runProgram, withUsage } from './program.js';

const USAGE = `npm run import -- FILE [--kind employees|jobs|salaries|leaves|balances] [--mapping MAPPING.json] [--headings-row ROW] [--refused FILE.csv] [--dry-run]

FILE            CSV or Excel workbook of employees, or of the given --kind
--mapping       how its columns and values are read; without one, the proposal for this file is printed, to check and save
--headings-row  the row that holds the headings, or 0 if there are none: columns are then called 'Column 1', 'Column 2';
                by default headingsRow of the mapping, else it is suggested
--refused       writes the rows that were refused, with their reasons, to correct and import again
--dry-run       checks every row and saves nothing
`;

runProgram(
  async () => {
    const options = importArguments();
    if (!options) return withUsage(USAGE);
    const configuration = readConfiguration(process.env);
    if ((await stat(options.path)).isDirectory())
      throw new Error(
        `${options.path} is a folder. A whole company is moved with "npm run backup" and "npm run restore".`,
      );
    process.stdout.write(`${await importFile(options, configuration)}\n`);
    return 0;
  },
  { note: 'Nothing was saved.\n' },
);

function importArguments(): ImportArguments | undefined {
  const resolvePath = (path: string | undefined) =>
    path === undefined ? undefined : callerPath(path);
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: 'string', default: 'employees' },
        mapping: { type: 'string' },
        'headings-row': { type: 'string' },
        refused: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const path = resolvePath(positionals[0]);
    const kind = IMPORT_KINDS.find((known) => known === values.kind);
    const headingsRow = values['headings-row'];
    if (headingsRow !== undefined && !/^\d{1,7}$/.test(headingsRow)) return undefined;
    if (path === undefined || positionals.length > 1 || kind === undefined) return undefined;
    return {
      path,
      kind,
      mapping: resolvePath(values.mapping),
      headingsRow: headingsRow === undefined ? undefined : Number(headingsRow),
      refused: resolvePath(values.refused),
      dryRun: values['dry-run'],
    };
  } catch {
    return undefined;
  }
}
