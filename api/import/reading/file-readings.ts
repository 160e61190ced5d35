import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import { FifoMutex } from '../../platform/queue/fifo-mutex.js';
import { FileReading } from './file-reading.js';
import type { ReadingTask } from './reading-task.js';

/** With the limit of one part, less than the server's connection timeout: who waits gets an answer. */
const WAIT_MS = 30_000;
const RETRY_SECONDS = 10;

export interface ReceivedFile {
  bytes: Buffer;
  /** Called once the bytes are no longer in this thread's memory. */
  release?: () => void;
}

/** One file after the other. */
@Injectable()
export class FileReadings {
  private readonly mutex = new FifoMutex();

  /** Takes the bytes away from its caller. */
  async read<Result>(
    { bytes, release: releaseBytes }: ReceivedFile,
    task: ReadingTask,
    use: (reading: FileReading) => Promise<Result>,
  ): Promise<Result> {
    const release = await this.mutex.acquire(WAIT_MS, busy);
    try {
      const reading = new FileReading(bytes, task);
      releaseBytes?.();
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
