import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { readConfiguration } from '../../platform/config/configuration.js';
import { requireDatabaseServer } from '../../platform/database/connection/reader.js';
import { SCHEMA } from '../../schema/schema.js';
import { resultText } from '../mern-import/result-text.js';
import { TutorialImport } from '../mern-import/tutorial-import.js';
import { TutorialImportModule } from '../mern-import/tutorial-import.module.js';
import { callerPath, runProgram } from './program.js';
import { SHELL_LOG } from './services.js';

const USAGE = `npm run import:mongo -- FOLDER [--images DIR] [--dry-run]

FOLDER      has users.json, departments.json, employees.json, salaries.json and leaves.json as mongoexport writes them
--images    the folder with the profile images; FOLDER/uploads by default
--dry-run   reports what would be stored and what not, and stores nothing
`;

runProgram(
  async () => {
    const { values, positionals } = parseArguments();
    const [folder, ...more] = positionals;
    if (values.help || folder === undefined || more.length > 0) {
      (values.help ? process.stdout : process.stderr).write(USAGE);
      return values.help ? 0 : 2;
    }
    const configuration = readConfiguration(process.env);
    await requireDatabaseServer(configuration);
    const app = await NestFactory.createApplicationContext(
      TutorialImportModule.with(configuration, SCHEMA),
      { logger: SHELL_LOG, abortOnError: false },
    );
    try {
      const dryRun = values['dry-run'];
      const log = (line: string) => void process.stderr.write(`${line}\n`);
      const result = await app.get(TutorialImport).run(callerPath(folder), {
        images: values.images && callerPath(values.images),
        dryRun,
        log,
      });
      process.stdout.write(resultText(result, dryRun));
      return 0;
    } finally {
      await app.close();
    }
  },
  { note: 'Nothing was stored.\n' },
);

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        images: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}
