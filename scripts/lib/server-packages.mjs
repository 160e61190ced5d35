import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages with binaries, and the driver that only a database server needs. */
export const NOT_BUNDLED = [
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  '@photostructure/sqlite',
  'mysql2',
];
/** Their files are read while the server runs; the bundle has sharp's own code, but not its binaries. */
const READ = [
  '@expo-google-fonts/hanken-grotesk',
  '@expo-google-fonts/noto-sans',
  '@zxcvbn-ts/language-common',
  'sharp',
  'swagger-ui-dist',
];

/** The folders of the packages that the bundled server needs beside it, with those that they need themselves. */
export function neededPackages(top) {
  const found = new Set();
  const add = (name, from) => {
    const path = installedAt(top, from, name);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies } = manifest(top, path);
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) add(other, path);
  };
  for (const name of [...NOT_BUNDLED, ...READ]) add(name, '');
  return [...found].sort();
}

export function manifest(top, path) {
  return JSON.parse(readFileSync(join(top, path, 'package.json'), 'utf8'));
}

/** As Node looks for it: below the package that needs it, then in the folders above. Optional packages of other systems are missing. */
function installedAt(top, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(top, path, 'package.json'))) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}
