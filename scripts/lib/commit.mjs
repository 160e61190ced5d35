import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, top } from './run.mjs';

/** Hidden, so that another commit with the same sources does not make the build stale. */
const FILE = join(top, 'dist', 'server', '.commit');
const DIGITS = 12;

/** Writes which commit `sources` are of. Who may not write here has not built either, so the commit of the last build stands. */
export async function writeCommit(sources) {
  const commit = await commitOf(top, sources);
  try {
    if (existsSync(FILE) && readFileSync(FILE, 'utf8') === commit) return;
    writeFileSync(FILE, commit);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

/** With '-dirty', as `git describe` says it, if the sources have changes or new files. */
export async function commitOf(folder, sources) {
  // An unpacked archive may lie within somebody else's repository.
  if (!existsSync(join(folder, '.git'))) return 'unknown';
  // The shell's programs may run as another user than the owner of the clone, and must not write to its index.
  const { ok, stdout } = await run(
    'git',
    [
      ...['--no-optional-locks', '-c', 'safe.directory=*'],
      ...['status', '--porcelain=v2', '--branch', '--untracked-files=normal', '--', ...sources],
    ],
    { capture: true, cwd: folder },
  );
  const commit = ok && /^# branch\.oid ([0-9a-f]{40,})$/m.exec(stdout)?.[1];
  if (!commit) return 'unknown';
  return `${commit.slice(0, DIGITS)}${/^[^#]/m.test(stdout) ? '-dirty' : ''}`;
}
