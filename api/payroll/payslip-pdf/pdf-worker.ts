import { Worker } from 'node:worker_threads';
import type { PrintedPayslip } from './payslip-document.js';
import { fontFiles } from './typefaces.js';

/** Beside this file, as it is in the sources, compiled and bundled. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-thread.ts' : './pdf-thread.js',
  import.meta.url,
);
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: unknown) => void;
}
type ThreadMessage =
  | { id: number; bytes: Uint8Array<ArrayBuffer> }
  | { id: number; error: unknown };

/** Makes PDFs in a thread, so that they take none of the server's time. Keeps the process alive only while it has work. */
export class PdfWorker {
  private readonly thread = new Worker(THREAD, {
    workerData: { fonts: fontFiles() },
    resourceLimits: MEMORY,
    env: {},
  });
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private broken: Error | undefined;

  constructor() {
    this.thread.unref();
    this.thread.on('message', (message: ThreadMessage) => this.answer(message));
    this.thread.on('error', (error: unknown) => this.fail(error as Error));
    this.thread.on('exit', () => this.fail(new Error('The thread that makes PDFs has ended.')));
  }

  get isUsable(): boolean {
    return this.broken === undefined;
  }

  get isIdle(): boolean {
    return this.waiting.size === 0;
  }

  make(document: PrintedPayslip): Promise<Buffer> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      if (this.broken) return reject(this.broken);
      this.waiting.set(id, { resolve, reject });
      this.thread.ref();
      this.thread.postMessage({ id, document });
    });
  }

  async end(): Promise<void> {
    await this.thread.terminate();
  }

  private answer(message: ThreadMessage): void {
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (this.isIdle) this.thread.unref();
    if ('bytes' in message) asked?.resolve(Buffer.from(message.bytes.buffer));
    else asked?.reject(message.error);
  }

  private fail(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.waiting.values()) reject(this.broken);
    this.waiting.clear();
  }
}
