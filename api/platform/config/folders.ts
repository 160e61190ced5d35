import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

export const PROJECT = nearestPackage(dirname(here));
/** The folder of the running code: dist/ in production, api/ in tests. */
export const CODE = join(PROJECT, relative(PROJECT, here).split(sep, 1)[0] as string);

function nearestPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));
}
