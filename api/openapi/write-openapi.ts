import { writeFile } from 'node:fs/promises';
import { DOCUMENT_FILE } from './document-file.js';
import { buildDocument } from './document.js';

// A build step: node dist/openapi/write-openapi.js
try {
  await writeFile(DOCUMENT_FILE, JSON.stringify(await buildDocument()));
} catch (error) {
  process.stderr.write(
    `The description of the API could not be written: ${(error as Error).message}\n`,
  );
  process.exitCode = 1;
}
