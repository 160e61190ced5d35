import { Injectable } from '@nestjs/common';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import { FifoMutex } from '../../platform/database/transaction/fifo-mutex.js';
import { FileReading } from './file-reading.js';
import type { ReadingTask } from './reading-task.js';

/** Each takes up to 20 MB while it waits. */
const MOST_UPLOADS = 3;
const WAIT_MS = 120_000;
const RETRY_SECONDS = 10;

/** One file after the other. An account that sends a second one, and a fourth account, are asked to come back. */
@Injectable()
export class FileReadings {
  private readonly uploads = new Set<string>();
  private readonly turns = new FifoMutex();

  /** Before the file is received: what is refused takes no memory. */
  async upload<Result>(accountId: string, receive: () => Promise<Result>): Promise<Result> {
    if (this.uploads.has(accountId)) throw new Problem('server.unavailable', refusal('file.another_under_way'), { retryAfter: RETRY_SECONDS });
    if (this.uploads.size >= MOST_UPLOADS) throw busy();
    this.uploads.add(accountId);
    try {
      return await receive();
    } finally {
      this.uploads.delete(accountId);
    }
  }

  /** Takes the bytes away from its caller. */
  async read<Result>(file: Buffer, task: ReadingTask, use: (reading: FileReading) => Promise<Result>): Promise<Result> {
    const release = await this.turns.acquire(WAIT_MS, busy);
    try {
      const reading = new FileReading(file, task);
      try {
        return await use(reading);
      } finally {
        await reading.end();
      }
    } finally {
      release();
    }
  }
}

function busy(): Problem {
  return new Problem('server.unavailable', refusal('server.busy'), { retryAfter: RETRY_SECONDS });
}
