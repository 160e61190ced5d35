import { chmodSync, lstatSync } from 'node:fs';
import { ConfigurationError, type Configuration } from './configuration.js';
import { holdsOnlyOwnFiles } from './folder-diagnosis.js';

/** Everybody on the machine. A group is an operator's choice, such as that of a program that copies backups. */
const OTHERS = 0o007;
const OTHERS_AND_GROUP = 0o077;

type Settings = Pick<Configuration, 'dataDir' | 'secretFile'>;

export interface OpenFile {
  found: string;
  advice: string;
  path: string;
  mode: number;
  /** Modes that it must not have. */
  open: number;
  /** The mode that the server gives to what it makes. */
  closed: 0o600 | 0o700;
  isSecret: boolean;
}

/** The folder and the files of the server that others on this machine can read or change. */
export function openFiles({ dataDir, secretFile }: Settings, databaseFile?: string): OpenFile[] {
  const found = [openFile(dataDir, OTHERS, 0o700)];
  if (secretFile !== undefined)
    found.push(openFile(secretFile, OTHERS_AND_GROUP, 0o600, { isSecret: true }));
  if (databaseFile !== undefined)
    for (const end of ['', '-wal', '-shm'])
      found.push(openFile(`${databaseFile}${end}`, OTHERS, 0o600));
  return found.filter((file) => file !== undefined);
}

function openFile(
  path: string,
  open: number,
  closed: OpenFile['closed'],
  { isSecret = false } = {},
): OpenFile | undefined {
  const mode = modeOf(path);
  if (mode === undefined || (mode & open) === 0) return undefined;
  return {
    found: `Others on this machine can read or change ${path} (mode ${mode.toString(8)}).`,
    advice:
      closed === 0o600 || holdsOnlyOwnFiles(path)
        ? `As its owner, or root: chmod ${closed.toString(8)} ${path}`
        : `It holds other files, too: set DATA_DIR to a folder of the server's own.`,
    path,
    mode,
    open,
    closed,
    isSecret,
  };
}

/** At the start. Returns what the operator should know, and refuses a secret that stays open. */
export function closeFiles(settings: Settings, databaseFile?: string): string[] {
  return openFiles(settings, databaseFile).map((file) => {
    const { found, advice, isSecret } = file;
    const isClosed = close(file);
    if (isSecret && !isClosed)
      throw new ConfigurationError([
        `${found} With it they could sign in as anybody. ${advice}, or set JWT_SECRET to what is in it.`,
      ]);
    if (!isClosed) return `${found} ${advice}`;
    return `${found} Its mode is ${(file.mode & ~file.open).toString(8)} from now on.${
      isSecret && (file.mode & OTHERS) !== 0
        ? ' If somebody may have read it, stop the server and remove this file: everybody signs in again, and second factors are set up again.'
        : ''
    }`;
  });
}

/** False for what belongs to another user, for a folder that holds other things, and on a disk without modes. */
function close({ path, open, mode, closed }: OpenFile): boolean {
  if (lstatSync(path).uid !== process.getuid?.()) return false;
  if (closed === 0o700 && !holdsOnlyOwnFiles(path)) return false;
  try {
    chmodSync(path, mode & ~open);
  } catch {
    return false;
  }
  return ((modeOf(path) ?? 0) & open) === 0;
}

function modeOf(path: string): number | undefined {
  // Windows has no such modes.
  if (process.getuid === undefined) return undefined;
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The target of a link may be anybody's.
  return found === undefined || found.isSymbolicLink() ? undefined : found.mode & 0o777;
}
