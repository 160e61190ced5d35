// npm run build:bundle: the built server in a few files. It starts in half the time and holds less memory than from 1,900 of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { top } from './lib/run.mjs';

/** Binaries, and what is only loaded with a database server, stay packages. */
const PACKAGES = ['@node-rs/argon2', '@node-rs/bcrypt', '@photostructure/sqlite', 'mysql2'];

/**
 * Packages in a form that a bundle can take apart. class-validator's main file loads every validator it has, the world's
 * phone numbers included, and Nest may ask for all of it (it does not here); Nest's TypeORM module looks for classes of
 * TypeORM 0.3 in a second copy of TypeORM.
 */
const slimmer = {
  name: 'slimmer-packages',
  resolveId(id, importer) {
    if (id !== 'class-validator') return null;
    return importer.includes('@nestjs') ? { id, external: true } : join(top, 'node_modules', 'class-validator', 'esm5', 'index.js');
  },
  load(id) {
    return id.endsWith(join('@nestjs', 'typeorm', 'dist', 'common', 'typeorm-compat.js')) ? 'export const Connection = undefined, AbstractRepository = undefined;' : null;
  },
};

const bundle = await rolldown({
  input: { 'server/main': join(top, 'dist', 'main.js') },
  cwd: top,
  platform: 'node',
  plugins: [slimmer],
  external: (id) => isBuiltin(id) || PACKAGES.includes(id),
  onLog(level, log, report) {
    // Nest asks for packages that it can do without, and finds that they are not there.
    if (log.code !== 'UNRESOLVED_IMPORT' || !log.id?.includes('node_modules')) report(level, log);
  },
});
const { output } = await bundle.write({
  dir: join(top, 'dist'),
  format: 'esm',
  chunkFileNames: 'server/[name].js',
  // Classes and functions keep their names, for those of tables and for whoever reads in the log where an error came from.
  keepNames: true,
  minify: true,
});

for (const { fileName } of output) oneByteCharacters(join(top, 'dist', fileName));

/** A file with a single character beyond Latin 1 takes two bytes for each of its characters in memory. */
function oneByteCharacters(file) {
  const code = readFileSync(file, 'utf8');
  if (/\\[\u0100-\uffff]|String\.raw`[^`]*[\u0100-\uffff]/.test(code)) throw new Error(`${file} has a character that means something else when it is written as its number.`);
  writeFileSync(file, code.replace(/[\u0100-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`));
}
