import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './folders.js';

export const VERSION = (
  JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string }
).version;

export const COMMIT = builtCommit();

/** At most 40 characters, as it is stored. */
export const PROGRAM = `${VERSION} (${COMMIT})`;

/** The build writes it beside the bundle; what `npm run dev` compiles has none. */
function builtCommit(): string {
  try {
    return readFileSync(new URL('.commit', import.meta.url), 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
