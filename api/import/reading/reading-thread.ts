// Runs in a thread of its own, one for each file (file-reading.ts): sends the next part of the file when it is asked.
import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../contract/problem.js';
import { readHolidays, readTable } from './read-table.js';
import type { ReadingTask } from './reading-task.js';

const { bytes, task } = workerData as { bytes: Uint8Array<ArrayBuffer>; task: ReadingTask };
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const parts = 'year' in task ? readHolidays(file, task) : readTable(file, task);

parentPort?.on('message', () => void sendNext());

async function sendNext(): Promise<void> {
  try {
    parentPort?.postMessage(await parts.next());
  } catch (error) {
    if (!(error instanceof Problem) || !error.refusal) throw error;
    const [field = 'file'] = Object.keys(error.errors ?? {});
    parentPort?.postMessage({ field, refusal: error.refusal });
  }
}
