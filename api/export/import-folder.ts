import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import type { Configuration } from '../config/configuration.js';
import { checkFolder } from './checked-folder.js';
import { FolderImport } from './folder-import.js';
import { progressLines } from './progress.js';

/** Brings what an export wrote into the empty installation of the configuration; says in the end what was done. */
export async function importFolder(path: string, configuration: Configuration): Promise<string> {
  const folder = await checkFolder(path);
  // The start makes the first admin, as always, but no demo.
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...configuration, demoData: false, backups: undefined }), { logger: ['error'], abortOnError: false });
  try {
    await FolderImport.of(app).run(folder, progressLines(process.stderr));
  } finally {
    await app.close();
  }
  const { company, files } = folder.manifest;
  return `${company} is in: ${files['employees.csv']?.rows} people. Exports hold no passwords: sign in as the admin of this installation and let the others in.`;
}
