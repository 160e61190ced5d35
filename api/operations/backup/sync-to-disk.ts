import { open } from 'node:fs/promises';

/** fsync of a file, or of a folder so that a rename in it survives a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
