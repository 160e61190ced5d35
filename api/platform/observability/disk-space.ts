import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { MetricsRegistry } from './metrics-registry.js';

/** Less than the write-ahead log of the embedded database may need for one change. */
const FULL_BYTES = 2 * 1024 * 1024;

@Injectable()
export class DiskSpace {
  private readonly logger = new Logger('Disk');
  private readonly free;
  private reported = false;

  constructor(
    metrics: MetricsRegistry,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    this.free = metrics.gauge(
      'ems_disk_free_bytes',
      'What the server can still store in its folders (data, backups)',
      ['folder'],
    );
  }

  async refresh(): Promise<void> {
    const { dataDir, backups } = this.configuration;
    for (const [folder, path] of [
      ['data', dataDir],
      ['backups', backups?.folder],
    ] as const) {
      const bytes = path === undefined ? undefined : await freeBytes(path);
      if (bytes === undefined) this.free.remove({ folder });
      else this.free.set({ folder }, bytes);
    }
  }

  /** Only of the embedded database: a database server has a disk of its own. */
  async isFull(): Promise<boolean> {
    const { dataDir, databaseUrl } = this.configuration;
    const bytes = databaseUrl ? undefined : await freeBytes(dataDir);
    const full = bytes !== undefined && bytes < FULL_BYTES;
    if (full && !this.reported)
      this.logger.error(
        `The disk of ${dataDir} is full (${bytes} bytes free): nothing can be saved.`,
      );
    if (!full && this.reported) this.logger.log(`The disk of ${dataDir} has room again.`);
    this.reported = full;
    return full;
  }
}

async function freeBytes(folder: string): Promise<number | undefined> {
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
