import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';

const MAX_STATEMENTS = 300;
const OPEN_TIMEOUT_MS = 60_000;

class Statement {
  readonly reader: boolean;
  private readonly hasBytes: boolean;

  constructor(private readonly statement: StatementSyncInstance) {
    const columns = statement.columns();
    this.reader = columns.length > 0;
    this.hasBytes = columns.some(({ type }) => type === null || /blob/i.test(type));
  }

  all(...parameters: unknown[]): Record<string, unknown>[] {
    const rows = this.statement.all(...parameters.map(bindable)) as Record<string, unknown>[];
    if (!this.hasBytes) return rows;
    for (const row of rows) {
      for (const column in row) {
        const value = row[column];
        if (value instanceof Uint8Array)
          row[column] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      }
    }
    return rows;
  }

  run(...parameters: unknown[]): unknown {
    return this.statement.run(...parameters.map(bindable));
  }
}

/** SQLite would read an object as named parameters, which a client must not be able to choose. */
function bindable(value: unknown): never {
  if (value === undefined) return null as never;
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    throw new TypeError(`A ${Object.prototype.toString.call(value)} cannot be a parameter.`);
  }
  return value as never;
}

interface Options {
  readonly?: boolean;
}

export class EmbeddedSqlite {
  private readonly connection: InstanceType<typeof DatabaseSync>;
  private readonly statements = new Map<string, Statement>();
  private readonly activeIterators = new Set<StatementSyncInstance>();

  constructor(file: string, options: Options = {}) {
    this.connection = new DatabaseSync(file, {
      readOnly: options.readonly ?? false,
      timeout: OPEN_TIMEOUT_MS,
    });
    if (!options.readonly) this.pragma('journal_mode = WAL');
    // A reopened WAL database falls back to NORMAL, which can lose acknowledged rows in a power failure.
    this.pragma('synchronous = FULL');
    this.pragma('foreign_keys = ON');
    this.pragma('trusted_schema = OFF');
    // Waiting inside SQLite would block the event loop, so writers queue outside. Readers wait only for a recovery of the file.
    if (!options.readonly) this.pragma('busy_timeout = 0');
  }

  prepare(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = new Statement(this.connection.prepare(sql));
      this.statements.set(sql, statement);
      if (this.statements.size > MAX_STATEMENTS)
        this.statements.delete(this.statements.keys().next().value as string);
    }
    return statement;
  }

  *rows(sql: string): Iterable<unknown[]> {
    const statement = this.connection.prepare(sql);
    statement.setReturnArrays(true);
    // A live iterator does not protect its statement from garbage collection.
    this.activeIterators.add(statement);
    try {
      yield* statement.iterate() as Iterable<unknown[]>;
    } finally {
      this.activeIterators.delete(statement);
    }
  }

  pragma(source: string): Record<string, unknown>[] {
    return new Statement(this.connection.prepare(`PRAGMA ${source}`)).all();
  }

  get isTransaction(): boolean {
    return this.connection.isTransaction;
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  /**
   * Statements that are not collected yet keep SQLite from doing so by itself, and the file alone would lack the last writes.
   * Returns false when another connection reads an older state, or writes.
   */
  checkpoint(): boolean {
    // Copying takes no lock that another program's writers meet; emptying the log afterwards takes one for an instant.
    this.pragma('wal_checkpoint(PASSIVE)');
    return this.pragma('wal_checkpoint(TRUNCATE)')[0]?.busy === 0;
  }

  close(): void {
    this.statements.clear();
    this.connection.close();
  }
}
