import { open } from 'node:fs/promises';

/** Resolves when a file, or the names in a folder, would outlive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
