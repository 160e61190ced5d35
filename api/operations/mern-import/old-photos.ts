import { open, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Problem } from '../../contract/problem.js';
import { squarePhoto } from '../../platform/storage/square-photo.js';
import type { NamedPhoto } from './old-accounts.js';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Converts photos into temporary files, since they may not fit into memory; the caller must call `remove`. */
export async function convertPhotos(
  photos: NamedPhoto[],
  folder: string,
): Promise<{ converted: number; remove: () => Promise<void> }> {
  const tempFolder = await mkdtemp(join(tmpdir(), 'import-photos-'));
  let converted = 0;
  const convert = async ({ account, file, document }: NamedPhoto, photo: string) => {
    try {
      await writeFile(photo, await squarePhoto(await contentOf(join(folder, fileName(file)))), {
        mode: 0o600,
      });
      account.photo = photo;
      converted += 1;
    } catch (error) {
      document.leaveOut('profileImage', file, failureText(error));
    }
  };
  const remove = () => rm(tempFolder, { recursive: true, force: true });
  try {
    for (const [index, photo] of photos.entries())
      await convert(photo, join(tempFolder, `${index}.webp`));
  } catch (error) {
    await remove();
    throw error;
  }
  return { converted, remove };
}

/** Only the last part of a path or URL, so that no file outside the folder is read. */
function fileName(file: string): string {
  return basename(
    file
      .replaceAll('\\', '/')
      .replace(/[?#].*/s, '')
      .replaceAll('\0', ''),
  );
}

async function contentOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size > MAX_FILE_BYTES) throw Problem.at('image', 'The image must have at most 5 MB.');
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function failureText(error: unknown): string {
  if (error instanceof Problem) return `${error.message} Stored without a photo.`;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === undefined) throw error;
  return 'This file is not in the folder of images; stored without a photo.';
}
