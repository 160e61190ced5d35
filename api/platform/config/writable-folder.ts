import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diagnoseFolderError, type FolderDiagnosis, type OwnFolder } from './folder-diagnosis.js';

const SAMPLE_BYTES = 64 * 1024;

/** Undefined for a folder that can be written, or made when it is needed. */
export async function diagnoseFolder(folder: OwnFolder): Promise<FolderDiagnosis | undefined> {
  try {
    if (await isMissing(folder.path)) await requireWritableParent(folder.path);
    else await writeSample(folder.path);
    return undefined;
  } catch (error) {
    return (
      diagnoseFolderError(error, [folder]) ?? {
        found: `${folder.path} cannot be written: ${(error as Error).message}`,
        advice: `Check ${folder.setting} and the disk.`,
      }
    );
  }
}

async function isMissing(path: string): Promise<boolean> {
  try {
    await stat(path);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

async function requireWritableParent(folder: string): Promise<void> {
  let parent = dirname(folder);
  while (await isMissing(parent)) parent = dirname(parent);
  try {
    await access(parent, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw Object.assign(error as Error, { path: folder, syscall: 'mkdir' });
  }
}

async function writeSample(folder: string): Promise<void> {
  const file = join(folder, `.doctor-${randomBytes(6).toString('hex')}`);
  const sample = await open(file, 'wx', 0o600);
  try {
    await sample.writeFile(Buffer.alloc(SAMPLE_BYTES));
    await sample.sync();
  } finally {
    await sample.close();
    await rm(file, { force: true });
  }
}
