import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem, refusal, type Refusal } from '../../contract/problem.js';
import type { ReadingTask } from './reading-task.js';

/** Beside this file, as it is in the sources, compiled and bundled. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './reading-thread.ts' : './reading-thread.js',
  import.meta.url,
);
/** For one part of the answer. The largest files take a third of it on a slow machine. */
const LIMIT_MS = 30_000;
/** The bytes of files do not count here: those have limits of their own. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

type ThreadMessage = IteratorResult<unknown, undefined> | { field: string; refusal: Refusal };

/** A file that is read in a thread of its own, so that it can take neither the server's time nor its memory, and can be ended. */
export class FileReading {
  private readonly thread: Worker;
  private readonly broken: Promise<never>;

  /** Takes the bytes away from its caller. */
  constructor(file: Buffer, task: ReadingTask) {
    // Small buffers are parts of one that is shared.
    const bytes = file.byteLength === file.buffer.byteLength ? file : new Uint8Array(file);
    this.thread = new Worker(THREAD, {
      workerData: { bytes, task },
      transferList: [bytes.buffer as ArrayBuffer],
      resourceLimits: MEMORY,
      env: {},
    });
    this.broken = once(this.thread, 'error').then(([error]) => Promise.reject(asProblem(error)));
    this.broken.catch(() => undefined);
  }

  /** Undefined after the last part. */
  async next<Part>(signal?: AbortSignal): Promise<Part | undefined> {
    const late = AbortSignal.timeout(LIMIT_MS);
    const answer = once(this.thread, 'message', {
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    this.thread.postMessage('next');
    const [message] = (await Promise.race([answer, this.broken]).catch((error: unknown) => {
      if (signal?.aborted)
        throw new Problem('request.malformed', refusal('form.incomplete'), { cause: error });
      throw late.aborted ? tooCostly() : asProblem(error);
    })) as [ThreadMessage];
    if ('refusal' in message) throw Problem.at(message.field, message.refusal);
    return message.value as Part | undefined;
  }

  async *rest<Part>(): AsyncGenerator<Part> {
    for (let part = await this.next<Part>(); part !== undefined; part = await this.next<Part>())
      yield part;
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}

function asProblem(error: unknown): Error {
  return (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? tooCostly()
    : (error as Error);
}

function tooCostly(): Problem {
  return Problem.at('file', refusal('file.too_costly'));
}
