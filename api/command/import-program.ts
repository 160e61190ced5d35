import { stat } from 'node:fs/promises';
import { readConfiguration } from '../config/configuration.js';
import { importFolder } from '../export/import-folder.js';
import { importArguments, USAGE } from './import-arguments.js';
import { importFile } from './import-file.js';
import { runProgram } from './program.js';

// npm run import -- FILE …, or a folder that an export wrote. What it found goes to standard output, the rest to standard error.
runProgram(async () => {
  const asked = importArguments();
  if (!asked) {
    process.stderr.write(USAGE);
    return 2;
  }
  const configuration = readConfiguration(process.env);
  const folder = (await stat(asked.path)).isDirectory();
  process.stdout.write(`${folder ? await importFolder(asked.path, configuration) : await importFile(asked, configuration)}\n`);
  return 0;
}, { then: 'Nothing was stored.\n' });
