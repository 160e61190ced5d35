import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

/** The folder of package.json. */
export const PROJECT = nearestPackage(dirname(here));
/** The folder of the code that runs: dist/, also from the bundle in it, or api/ in tests. What is read at run time stands in it by the same path. */
export const CODE = join(PROJECT, relative(PROJECT, here).split(sep, 1)[0] as string);

function nearestPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder));
}
