import { NestFactory } from '@nestjs/core';
import {
  TutorialImport,
  type TutorialImportResult,
} from '../../api/operations/mern-import/tutorial-import.js';
import { TutorialImportModule } from '../../api/operations/mern-import/tutorial-import.module.js';
import { readConfiguration } from '../../api/platform/config/configuration.js';
import { SCHEMA } from '../../api/schema/schema.js';
import type { TestDatabase } from './database.js';

/** Does in this process what the program does beside a running server. */
export async function importTutorial(
  database: TestDatabase,
  folder: string,
  {
    dryRun = false,
    images,
    timeZone = 'UTC',
  }: { dryRun?: boolean; images?: string; timeZone?: string } = {},
): Promise<TutorialImportResult> {
  const configuration = readConfiguration({ ...database.environment, TIME_ZONE: timeZone });
  const app = await NestFactory.createApplicationContext(
    TutorialImportModule.with(configuration, SCHEMA),
    { logger: false, abortOnError: false },
  );
  try {
    return await app.get(TutorialImport).run(folder, { dryRun, images });
  } finally {
    await app.close();
  }
}
