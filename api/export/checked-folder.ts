import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { imagePath } from './company-export.js';
import { IMAGES } from './exported-people.js';
import { exportedRows } from './exported-rows.js';
import { EXPORTED_TABLES } from './exported-tables.js';
import { FolderFault } from './folder-fault.js';
import { readManifest, type Manifest } from './manifest.js';

/** A folder whose every file is as the export wrote it. */
export interface CheckedFolder {
  path: string;
  manifest: Manifest;
}

export async function checkFolder(path: string): Promise<CheckedFolder> {
  const manifest = await readManifest(path);
  for (const { file } of EXPORTED_TABLES) {
    if ((await sha256Of(join(path, file))) !== manifest.files[file]?.sha256) throw changed(file);
  }
  for await (const images of exportedRows(path, IMAGES)) {
    for (const { id, sha256 } of images) {
      const file = imagePath(path, id);
      if ((await sha256Of(file)) !== sha256) throw changed(basename(file));
    }
  }
  return { path, manifest };
}

export function readImage(folder: CheckedFolder, id: string): Promise<Buffer> {
  return readFile(imagePath(folder.path, id));
}

async function sha256Of(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

function changed(file: string): FolderFault {
  return new FolderFault(`${file} is missing, or not as the export wrote it. Nothing was imported.`);
}
