import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Heard {
  /** Undefined where the connection was cut without an answer. */
  status?: number;
  text: string;
}

const TIMEOUT_MS = 60_000;

/**
 * Says something on a bare socket, as slowly or as wrongly as one likes, and listens for the one answer to it. What is
 * left to say after the answer is not said.
 */
export function exchange(
  url: string,
  said: Iterable<string | Uint8Array>,
  { pauseMs = 0 } = {},
): Promise<Heard> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`Neither answered nor cut off within ${TIMEOUT_MS} ms.`));
    }, TIMEOUT_MS);
    const finish = () => {
      clearTimeout(late);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]) || undefined, text });
    };
    socket.on('error', finish).on('close', finish);
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [head, body = ''] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head ?? '')?.[1] ?? 0);
      if (text.includes('\r\n\r\n') && Buffer.byteLength(body) >= length) finish();
    });
    void say(socket, said, pauseMs);
  });
}

async function say(
  socket: Socket,
  said: Iterable<string | Uint8Array>,
  pauseMs: number,
): Promise<void> {
  for (const part of said) {
    if (socket.destroyed) return;
    if (!socket.write(part)) await emptied(socket);
    if (pauseMs > 0) await sleep(pauseMs);
  }
}

function emptied(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
}

/** The first lines of a request. */
export function head(
  method: string,
  path: string,
  headers: Record<string, string | number> = {},
): string {
  return [
    `${method} /api${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
}

/** How much memory (MB) a process takes more at its peak while something happens; undefined where the system does not tell. */
export async function memoryFor(
  pid: number | undefined,
  happens: () => Promise<unknown>,
): Promise<number | undefined> {
  const before = process.platform === 'linux' ? memoryOf(pid, 'VmRSS') : 0;
  const peak = await peakOf(pid, happens);
  return peak && peak - before;
}

/** How much memory (MB) a process has at its peak while something happens; undefined where the system does not tell. */
export async function peakOf(
  pid: number | undefined,
  happens: () => Promise<unknown>,
): Promise<number | undefined> {
  const isTold = process.platform === 'linux';
  // Forgets the peak so far.
  if (isTold) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await happens();
  return isTold ? memoryOf(pid, 'VmHWM') : undefined;
}

function memoryOf(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): number {
  return (
    Number(
      new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
    ) / 1024
  );
}

/** How long (ms) a process was kept busy while something happened, whatever else the machine does; undefined where the system does not tell. */
export async function workFor(
  pid: number | undefined,
  happens: () => Promise<unknown>,
  thread?: number,
): Promise<number | undefined> {
  if (process.platform !== 'linux') {
    await happens();
    return undefined;
  }
  // In hundredths of a second; the fields after the name, which may hold blanks.
  const told = () =>
    readFileSync(thread ? `/proc/${pid}/task/${thread}/stat` : `/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ')
      .slice(11, 13)
      .reduce((sum, ticks) => sum + Number(ticks) * 10, 0) ?? 0;
  const before = told();
  await happens();
  return told() - before;
}

/** How many threads a process has; undefined where the system does not tell. */
export function threadsOf(pid: number | undefined): number | undefined {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).length : undefined;
}
