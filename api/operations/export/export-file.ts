import { createHash } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';

export interface FileSummary {
  bytes: number;
  sha256: string;
}

/** Readable by its owner only; gets its name when it is complete and synced to disk. */
export class ExportFile {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  private constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  static async begin(path: string): Promise<ExportFile> {
    return new ExportFile(path, await open(partPath(path), 'wx', 0o600));
  }

  async add(content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content as string);
    this.hash.update(bytes);
    this.bytes += bytes.length;
    await this.handle.writeFile(bytes);
  }

  async finish(): Promise<FileSummary> {
    await this.handle.sync();
    await this.handle.close();
    await rename(partPath(this.path), this.path);
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }

  async abandon(): Promise<void> {
    await this.handle.close();
  }
}

export async function writeExportFile(
  path: string,
  content: string | Buffer,
): Promise<FileSummary> {
  const file = await ExportFile.begin(path);
  try {
    await file.add(content);
  } catch (error) {
    await file.abandon();
    throw error;
  }
  return file.finish();
}

function partPath(path: string): string {
  return `${path}.part`;
}
