// npm run build:bundle: the built server and the shell's programs in a few files. They start in half the time and hold less memory than from 1,900 of them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { top } from './lib/run.mjs';
import { manifest, neededPackages, NOT_BUNDLED } from './lib/server-packages.mjs';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Packages in a form that can be tree-shaken. class-validator's main file loads all its validators, including
 * a phone number library, which Nest does not need here; Nest's TypeORM module looks for classes of TypeORM 0.3 in a second
 * copy of TypeORM.
 */
const slimmer = {
  name: 'slimmer-packages',
  resolveId(id, importer) {
    if (id !== 'class-validator') return null;
    return importer.includes('@nestjs')
      ? { id, external: true }
      : join(top, 'node_modules', 'class-validator', 'esm5', 'index.js');
  },
  load(id) {
    return id.endsWith(join('@nestjs', 'typeorm', 'dist', 'common', 'typeorm-compat.js'))
      ? 'export const Connection = undefined, AbstractRepository = undefined;'
      : null;
  },
};

const cli = join(top, 'dist', 'operations', 'cli');
const programs = readdirSync(cli)
  .filter((name) => name.endsWith('-program.js'))
  .map((name) => [`server/${name.slice(0, -'.js'.length)}`, join(cli, name)]);

const bundle = await rolldown({
  input: {
    'server/main': join(top, 'dist', 'main.js'),
    'server/reading-thread': join(top, 'dist', 'import', 'reading', 'reading-thread.js'),
    'server/pdf-thread': join(top, 'dist', 'payroll', 'payslip-pdf', 'pdf-thread.js'),
    ...Object.fromEntries(programs),
  },
  cwd: top,
  platform: 'node',
  plugins: [slimmer],
  external: (id) => isBuiltin(id) || NOT_BUNDLED.includes(id),
  onLog(level, log, report) {
    // Nest tries to load optional packages that are not installed.
    if (log.code !== 'UNRESOLVED_IMPORT' || !log.id?.includes('node_modules')) report(level, log);
  },
});
const { output } = await bundle.write({
  dir: join(top, 'dist'),
  format: 'esm',
  chunkFileNames: 'server/[name].js',
  // Classes and functions keep their names, since TypeORM derives table names from them and stack traces in the log show them.
  keepNames: true,
  minify: true,
});

for (const { fileName } of output) oneByteCharacters(join(top, 'dist', fileName));
writeFileSync(
  join(top, 'dist', 'server-packages.json'),
  JSON.stringify(packagesByFolder(), undefined, 1),
);

/** Those in the bundle and those beside it. */
function packagesByFolder() {
  const bundled = output
    .flatMap(({ moduleIds = [] }) => moduleIds)
    .flatMap((id) => PACKAGE.exec(relative(top, id).replaceAll('\\', '/'))?.[1] ?? []);
  const paths = [...new Set([...bundled, ...neededPackages(top)])].sort();
  return Object.fromEntries(
    paths.map((path) => {
      const { name, version } = manifest(top, path);
      return [path, `${name}@${version}`];
    }),
  );
}

/** A single character beyond Latin 1 makes V8 hold the whole file with two bytes per character, so these are escaped. */
function oneByteCharacters(file) {
  const code = readFileSync(file, 'utf8');
  if (/\\[\u0100-\uffff]|String\.raw`[^`]*[\u0100-\uffff]/.test(code))
    throw new Error(`${file} has a character that would change its meaning when escaped.`);
  writeFileSync(
    file,
    code.replace(
      /[\u0100-\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
}
