import { Injectable } from '@nestjs/common';
import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';
import { FifoMutex } from '../../platform/database/transaction/fifo-mutex.js';
import { FileReading } from './file-reading.js';
import type { ReadingTask } from './reading-task.js';

const WAIT_MS = 120_000;
const RETRY_SECONDS = 10;

/** One file after the other. */
@Injectable()
export class FileReadings {
  private readonly turns = new FifoMutex();

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
