import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { ConfigurationError, readConfiguration } from '../config/configuration.js';
import { Problem } from '../contract/problem.js';
import { problemOf } from '../database/conflicts.js';
import { toldResult } from './told-result.js';
import { TutorialImport } from './tutorial-import.js';
import { TutorialImportModule } from './tutorial-import.module.js';
import { UnusableExport } from './unusable-export.js';

const USAGE = `npm run import:mongo -- FOLDER [--images DIR] [--dry-run]

FOLDER      has users.json, departments.json, employees.json, salaries.json and leaves.json as mongoexport writes them
--images    the folder with the profile images; FOLDER/uploads unless told
--dry-run   tells what would be stored and what not, and stores nothing
`;

/** npm runs programs in the project's folder; paths are meant from where npm was called. */
const from = (path: string) => resolve(process.env.INIT_CWD ?? '', path);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { images: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [folder, ...more] = positionals;
  if (values.help || folder === undefined || more.length > 0) {
    (values.help ? process.stdout : process.stderr).write(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const configuration = readConfiguration(process.env);
  const app = await NestFactory.createApplicationContext(TutorialImportModule.with(configuration), { logger: ['warn', 'error'], abortOnError: false });
  try {
    const dryRun = values['dry-run'];
    const said = (line: string) => void process.stderr.write(`${line}\n`);
    const result = await app.get(TutorialImport).run(from(folder), { images: values.images && from(values.images), dryRun, said });
    process.stdout.write(toldResult(result, dryRun));
  } finally {
    await app.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\n`);
  process.exitCode = 1;
});

function reason(error: unknown): string {
  if (error instanceof UnusableExport) return `${error.message}\nNothing was stored.`;
  if (error instanceof ConfigurationError) return error.message;
  if ((error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) return `${(error as Error).message}\n\n${USAGE}`;
  const problem = error instanceof Problem ? error : problemOf(error);
  return `${problem?.message ?? String(error)}\nNothing was stored.`;
}
