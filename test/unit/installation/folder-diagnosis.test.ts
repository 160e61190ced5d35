import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  diagnoseFolderError,
  holdsOnlyOwnFiles,
} from '../../../api/platform/config/folder-diagnosis.js';
import { diagnoseFolder } from '../../../api/platform/config/writable-folder.js';

const place = mkdtempSync(join(tmpdir(), 'folders-'));
chmodSync(place, 0o755);
const ids = `${process.getuid?.()}:${process.getgid?.()}`;
afterAll(() => {
  chmodSync(join(place, 'home'), 0o700);
  rmSync(place, { recursive: true, force: true });
});

/** A folder with these files. */
function folder(name: string, ...files: string[]): string {
  const path = join(place, name);
  mkdirSync(path);
  for (const file of files) writeFileSync(join(path, file), '');
  return path;
}

/** Tests run as root in containers, who may enter every folder. */
async function asAnotherUser<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

const denied = (path: string, syscall = 'open') => ({ code: 'EACCES', path, syscall });
const told = (path: string, setting: 'DATA_DIR' | 'BACKUP_DIR', own = path) =>
  diagnoseFolderError(denied(join(path, 'some-file')), [{ setting, path: own }]);

test('a folder directly below the root is the system’s, and an empty one may be anybody’s', () => {
  mkdirSync(join(place, 'empty'));
  for (const folder of ['/srv', '/tmp', join(place, 'empty')])
    expect(holdsOnlyOwnFiles(folder)).toBe(false);
});

describe('chown -R is advised only for a folder of the server alone', () => {
  test('its data folder is told with the command that gives it back', () => {
    const data = folder('data', 'secret', 'database.sqlite', 'database.sqlite-wal', 'backups');
    expect(told(data, 'DATA_DIR')).toEqual({
      found: `This user may not read and write in ${data} (EACCES).`,
      advice: `As root: chown -R ${ids} ${data}`,
    });
  });

  test('its folder of backups is, too, but not with other files in it', () => {
    const backups = folder('backups', 'company-20260101T023000000Z.backup.gz');
    expect(told(backups, 'BACKUP_DIR')?.advice).toBe(`As root: chown -R ${ids} ${backups}`);
    writeFileSync(join(backups, 'shadow.bak'), '');
    expect(told(backups, 'BACKUP_DIR')?.advice).toMatch(
      /^If all that is in .+ is this server's, .+; otherwise set BACKUP_DIR to a folder of the server's own/,
    );
    expect(told(backups, 'BACKUP_DIR')?.advice).not.toContain('chown');
  });

  test('a folder that no setting names is left alone', () => {
    const etc = folder('etc');
    expect(diagnoseFolderError(denied(join(etc, 'export.csv')))).toEqual({
      found: `This user may not read and write in ${etc} (EACCES).`,
      advice: `Choose another place, or let the user ${ids} write there.`,
    });
  });

  test('a folder below a closed one is told with the closed one, which stays as it is', async () => {
    const home = folder('home');
    mkdirSync(join(home, 'backups'));
    chmodSync(home, process.getuid?.() === 0 ? 0o700 : 0o000);
    const path = join(home, 'backups');
    const found = await asAnotherUser(() => diagnoseFolder({ setting: 'BACKUP_DIR', path }));
    expect(found).toEqual({
      found: `This user may not enter ${home}, so it cannot use ${path} (EACCES).`,
      advice: expect.stringMatching(
        /^Leave .+ as it is and set BACKUP_DIR to a folder of the server's own, .+ install -d -m 700 /,
      ),
    });
    expect(found?.advice).not.toContain('chown');
  });

  test('a folder that is not there yet is made, its parent stays as it is', () => {
    const path = join(place, 'new');
    expect(diagnoseFolderError(denied(path, 'mkdir'), [{ setting: 'DATA_DIR', path }])).toEqual({
      found: `This user may not make the folder ${path} (EACCES).`,
      advice: `As root: install -d -m 700 -o ${process.getuid?.()} -g ${process.getgid?.()} ${path}`,
    });
  });
});

test('a folder that can be written, or made, is not told, and nothing is left in it', async () => {
  const path = folder('fine');
  for (const own of [path, join(path, 'not', 'there', 'yet')])
    expect(await diagnoseFolder({ setting: 'BACKUP_DIR', path: own })).toBeUndefined();
  expect(readdirSync(path)).toEqual([]);
});

test('a file in the place of a folder is told', async () => {
  const file = join(folder('with-file', 'backups'), 'backups');
  for (const path of [file, join(file, 'below')])
    expect(await diagnoseFolder({ setting: 'BACKUP_DIR', path })).toEqual({
      found: `${path} is not a folder, or lies below a file (ENOTDIR).`,
      advice: 'Set BACKUP_DIR to a folder.',
    });
});
