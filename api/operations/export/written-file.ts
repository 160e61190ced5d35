import { createHash } from 'node:crypto';
import { open, rename, type FileHandle } from 'node:fs/promises';

export interface FileSummary {
  bytes: number;
  sha256: string;
}

/** A file that only its owner may read, and that has its name once it is whole and on the disk. */
export class WrittenFile {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  private constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
  ) {}

  static async begin(path: string): Promise<WrittenFile> {
    return new WrittenFile(path, await open(unfinished(path), 'wx', 0o600));
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
    await rename(unfinished(this.path), this.path);
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }

  async abandon(): Promise<void> {
    await this.handle.close();
  }
}

export async function writeWhole(path: string, content: string | Buffer): Promise<FileSummary> {
  const file = await WrittenFile.begin(path);
  try {
    await file.add(content);
  } catch (error) {
    await file.abandon();
    throw error;
  }
  return file.finish();
}

function unfinished(path: string): string {
  return `${path}.part`;
}
