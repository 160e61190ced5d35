import type { Socket } from 'node:net';
import type { Connection, Pool, PoolConnection } from 'mysql2';

const CHECK_MS = 1_000;
const SILENT_MS = 10_000;
const UNANSWERED = 2;
const ANSWER_MS = 5_000;
const ER_UNKNOWN_COM_ERROR = 1047;

export class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database accepts connections, but does not answer.');
    this.name = 'DatabaseSilentError';
  }
}

interface Traffic {
  bytes: number;
  changedAt: number;
}

/**
 * Breaks the connections of a database that no longer answers, so that waiting statements fail.
 * A statement may take hours: a silent connection is broken only if a second one gets no answer, twice.
 */
export class SilenceWatch {
  private readonly acquired = new Map<PoolConnection, Traffic>();
  private timer?: NodeJS.Timeout;
  private probing = false;
  private unanswered = 0;

  constructor(
    pool: Pool,
    private readonly connect: () => Connection,
  ) {
    pool.on('acquire', (connection) => this.add(connection));
    pool.on('release', (connection) => this.acquired.delete(connection));
  }

  private add(connection: PoolConnection): void {
    this.acquired.set(connection, { bytes: bytesRead(connection), changedAt: performance.now() });
    this.timer ??= setInterval(() => void this.check(), CHECK_MS).unref();
  }

  private async check(): Promise<void> {
    if (this.acquired.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    if (this.probing || !this.isSilent()) return;
    this.probing = true;
    this.unanswered = (await answers(this.connect())) ? 0 : this.unanswered + 1;
    this.probing = false;
    if (this.unanswered === 0) this.forget();
    else if (this.unanswered >= UNANSWERED) this.breakConnections();
  }

  private isSilent(): boolean {
    const now = performance.now();
    let silent = false;
    for (const [connection, traffic] of this.acquired) {
      const bytes = bytesRead(connection);
      if (bytes !== traffic.bytes) Object.assign(traffic, { bytes, changedAt: now });
      silent ||= now - traffic.changedAt >= SILENT_MS;
    }
    return silent;
  }

  /** The database works on long statements. */
  private forget(): void {
    for (const traffic of this.acquired.values()) traffic.changedAt = performance.now();
  }

  private breakConnections(): void {
    this.unanswered = 0;
    for (const connection of this.acquired.keys())
      streamOf(connection).destroy(new DatabaseSilentError());
    this.acquired.clear();
  }
}

/** A refusal is an answer, but for that of a cluster's node without the others: it refuses every statement. */
function answers(connection: Connection): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (answered: boolean) => {
      clearTimeout(timer);
      resolve(answered);
      streamOf(connection).destroy();
    };
    const timer = setTimeout(() => finish(false), ANSWER_MS);
    connection.on('error', () => finish(false));
    connection.query('SELECT 1 AS one', (error) =>
      finish(!error || ((error.errno ?? 0) > 0 && error.errno !== ER_UNKNOWN_COM_ERROR)),
    );
  });
}

function bytesRead(connection: Connection): number {
  return streamOf(connection).bytesRead;
}

function streamOf(connection: Connection): Socket {
  return (connection as unknown as { stream: Socket }).stream;
}
