import { stat } from 'node:fs/promises';
import { ConfigurationError, readConfiguration } from '../config/configuration.js';
import { Problem } from '../contract/problem.js';
import { problemOf } from '../database/conflicts.js';
import { importFolder } from '../export/import-folder.js';
import { importArguments, USAGE } from './import-arguments.js';
import { importFile } from './import-file.js';

// npm run import -- FILE …, or a folder that an export wrote. What it found goes to standard output, the rest to standard error.
async function main(): Promise<void> {
  const asked = importArguments();
  if (!asked) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const configuration = readConfiguration(process.env);
  const folder = (await stat(asked.path)).isDirectory();
  process.stdout.write(`${folder ? await importFolder(asked.path, configuration) : await importFile(asked, configuration)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${reason(error)}\nNothing was stored.\n`);
  process.exitCode = 1;
});

function reason(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return `There is no such file: ${(error as NodeJS.ErrnoException).path}`;
  const problem = error instanceof Problem ? error : problemOf(error);
  return [...new Set([problem?.message ?? (error as Error).message, ...Object.values(problem?.errors ?? {})])].join('\n');
}
