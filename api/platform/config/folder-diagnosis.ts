import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { Configuration } from './configuration.js';

export interface FolderDiagnosis {
  found: string;
  advice: string;
}

/** A folder that a setting gives to the server alone. Every other folder may be the system's or another program's. */
export interface OwnFolder {
  setting: 'DATA_DIR' | 'BACKUP_DIR';
  path: string;
}

const USUAL_PLACE = {
  DATA_DIR: '/var/lib/employee-management',
  BACKUP_DIR: '/var/backups/employee-management',
};

/** Volumes of the container image. */
const OWN_MOUNTS = ['/data', '/backups'];

/** Files that the server writes, and those that a volume of its own has. */
const OWN_NAMES =
  /^(?:secret|database\.sqlite|server\.(?:lock|pid)|\.doctor-|restoring$|in\.gz$|.*\.backup\.gz(?:\.enc)?$|backups$|lost\+found$)/;

export function ownFolders({ dataDir, backups }: FolderSettings): OwnFolder[] {
  const folders: OwnFolder[] = [{ setting: 'DATA_DIR', path: dataDir }];
  if (backups) folders.push({ setting: 'BACKUP_DIR', path: backups.folder });
  return folders;
}

type FolderSettings = Pick<Configuration, 'dataDir' | 'backups'>;

/** For errors from before the configuration is read. */
function foldersOfEnvironment(): OwnFolder[] {
  const { DATA_DIR, BACKUP_DIR } = process.env;
  const folders: OwnFolder[] = [{ setting: 'DATA_DIR', path: resolve(DATA_DIR || 'data') }];
  if (BACKUP_DIR) folders.push({ setting: 'BACKUP_DIR', path: resolve(BACKUP_DIR) });
  return folders;
}

/** Advice for the operator about a folder that cannot be used; undefined for other errors. */
export function diagnoseFolderError(
  error: unknown,
  own: OwnFolder[] = foldersOfEnvironment(),
): FolderDiagnosis | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (path === undefined) return undefined;
  // The backups may lie in the data folder.
  const owner = own.findLast((one) => path === one.path || path.startsWith(one.path + sep));
  const isFolder = syscall === 'mkdir' || syscall === 'scandir';
  const folder = owner?.path ?? (isFolder ? path : dirname(path));
  if (code === 'EACCES' || code === 'EPERM') return diagnoseDenial(code, folder, owner);
  if (code === 'ENOTDIR' || (code === 'EEXIST' && isFolder))
    return {
      found: `${folder} is not a folder, or lies below a file (${code}).`,
      advice: owner ? `Set ${owner.setting} to a folder.` : 'Choose a folder.',
    };
  if (code === 'EROFS')
    return {
      found: `${path} is on a disk that is mounted read-only (EROFS).`,
      advice:
        'Check the disk (dmesg), then mount it writable. Under systemd, ReadWritePaths= of the unit must name the folder.',
    };
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? {
        found: `The disk of ${path} is full (${code}).`,
        advice: 'Free up space, or raise the quota; writing continues then.',
      }
    : undefined;
}

function diagnoseDenial(
  code: string,
  folder: string,
  owner: OwnFolder | undefined,
): FolderDiagnosis {
  const closed = closedParent(folder);
  if (closed !== undefined)
    return {
      found: `This user may not enter ${closed}, so it cannot use ${folder} (${code}).`,
      advice: `Leave ${closed} as it is and ${elsewhere(owner)}`,
    };
  if (!existsSync(folder))
    return {
      found: `This user may not make the folder ${folder} (${code}).`,
      advice: `As root: ${makeFolder(folder)}`,
    };
  const found = `This user may not read and write in ${folder} (${code}).`;
  if (owner && holdsOnlyOwnFiles(folder))
    return { found, advice: `As root: chown -R ${ownIds()} ${folder}` };
  return {
    found,
    advice: owner
      ? `If all that is in ${folder} is this server's, make ${ownIds()} its owner; otherwise ${elsewhere(owner)}`
      : `Choose another place, or let the user ${ownIds()} write there.`,
  };
}

function elsewhere(owner: OwnFolder | undefined): string {
  if (!owner) return 'choose another place.';
  const place = USUAL_PLACE[owner.setting];
  return `set ${owner.setting} to a folder of the server's own, such as ${place}. As root: ${makeFolder(place)}`;
}

function makeFolder(folder: string): string {
  const [user, group] = ownIds().split(':');
  return `install -d -m 700 -o ${user} -g ${group} ${folder}`;
}

/** The topmost folder on the way that this user may not enter. */
function closedParent(folder: string): string | undefined {
  const parent = dirname(folder);
  if (parent === folder) return undefined;
  const above = closedParent(parent);
  if (above !== undefined) return above;
  try {
    statSync(`${parent}${sep}.`);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? parent : undefined;
  }
}

/** False also for an empty folder and one that cannot be listed: nobody knows whose it is. A folder of the system lies directly below the root. */
export function holdsOnlyOwnFiles(folder: string): boolean {
  const above = dirname(folder);
  if (dirname(above) === above && !OWN_MOUNTS.includes(folder)) return false;
  try {
    const names = readdirSync(folder);
    return names.length > 0 && names.every((name) => OWN_NAMES.test(name));
  } catch {
    return false;
  }
}

function ownIds(): string {
  return `${process.getuid?.() ?? 'UID'}:${process.getgid?.() ?? 'GID'}`;
}
