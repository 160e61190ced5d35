import { open, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Problem } from '../../contract/problem.js';
import { squarePhoto } from '../../platform/storage/square-photo.js';
import type { NamedPhoto } from './old-accounts.js';

const LARGEST_FILE = 5 * 1024 * 1024;
const AT_ONCE = 4;

/**
 * Makes the photos that people's records name, found in `folder` by their file names, ready to be stored. They wait as files,
 * for there may be more than memory holds; call `remove` in the end. What cannot be taken is noted.
 */
export async function makePhotos(named: NamedPhoto[], folder: string): Promise<{ made: number; remove: () => Promise<void> }> {
  const waiting = await mkdtemp(join(tmpdir(), 'import-photos-'));
  const left = [...named.entries()];
  let made = 0;
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, { account, file, document }] = next;
      try {
        const photo = join(waiting, `${place}.webp`);
        await writeFile(photo, await squarePhoto(await contentOf(join(folder, fileName(file)))), { mode: 0o600 });
        account.photo = photo;
        made += 1;
      } catch (error) {
        document.leaveOut('profileImage', file, reason(error));
      }
    }
  };
  const remove = () => rm(waiting, { recursive: true, force: true });
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    await remove();
    throw error;
  }
  return { made, remove };
}

/** Only the last part of a path or an address, so that nothing outside the folder is ever read. */
function fileName(file: string): string {
  return basename(file.replaceAll('\\', '/').replace(/[?#].*$/, '').replaceAll('\0', ''));
}

async function contentOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size > LARGEST_FILE) throw Problem.at('image', 'The image must have at most 5 MB.');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function reason(error: unknown): string {
  if (error instanceof Problem) return `${error.message} Stored without a photo.`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === undefined) throw error;
  return 'This file is not in the folder of images; stored without a photo.';
}
