import {
  appendFileSync,
  cpSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { DIST } from './process.js';

export interface OtherProgram {
  main: string;
  /** The shell's programs. */
  programs: string;
  remove: () => void;
}

/**
 * The built server as another version, from its single files: `schema` is a module that exports SCHEMA, and can import that of
 * this version from './schema-until-now.js'. `more` is added to the end of files.
 */
export function otherProgram(
  suffix: string,
  schema: string,
  more: Record<string, string> = {},
): OtherProgram {
  const { folder, remove } = temporaryFolder(suffix);
  const at = (path: string) => join(folder, 'dist', path);
  cpSync(DIST, at(''), {
    recursive: true,
    filter: (path) => !/[\\/](public|server)$|\.map$/.test(path),
  });
  symlinkSync(join(DIST, '..', 'node_modules'), join(folder, 'node_modules'));
  const about = JSON.parse(readFileSync(join(DIST, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...about, version: `${about.version}-${suffix}` }),
  );
  renameSync(at('schema.js'), at('schema-until-now.js'));
  writeFileSync(at('schema.js'), schema);
  for (const [path, code] of Object.entries(more)) appendFileSync(at(path), code);
  return { main: at('main.js'), programs: at('operations/cli'), remove };
}
