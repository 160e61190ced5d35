import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';

const STATEMENTS_KEPT = 300;
const OPENING_MS = 60_000;

/** A prepared statement in the shape that TypeORM's better-sqlite3 driver expects. */
class Statement {
  readonly reader: boolean;
  /** Whether a column holds bytes, which must become a Buffer. */
  private readonly bytes: boolean;

  constructor(private readonly statement: StatementSyncInstance) {
    const columns = statement.columns();
    this.reader = columns.length > 0;
    this.bytes = columns.some(({ type }) => type === null || /blob/i.test(type));
  }

  all(...parameters: unknown[]): Record<string, unknown>[] {
    const rows = this.statement.all(...parameters.map(bindable)) as Record<string, unknown>[];
    if (!this.bytes) return rows;
    for (const row of rows) {
      for (const column in row) {
        const value = row[column];
        if (value instanceof Uint8Array) row[column] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      }
    }
    return rows;
  }

  run(...parameters: unknown[]): unknown {
    return this.statement.run(...parameters.map(bindable));
  }
}

/** Objects have no meaning in SQL; letting one through would let a client choose how it is read. */
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

/** One connection to the embedded database, with the settings that make it durable. */
export class EmbeddedSqlite {
  private readonly connection: InstanceType<typeof DatabaseSync>;
  private readonly statements = new Map<string, Statement>();
  private readonly iterated = new Set<StatementSyncInstance>();

  constructor(file: string, options: Options = {}) {
    // Opening waits for another process that is just making or recovering the file.
    this.connection = new DatabaseSync(file, { readOnly: options.readonly ?? false, timeout: OPENING_MS });
    if (!options.readonly) this.pragma('journal_mode = WAL');
    // A reopened WAL file falls back to NORMAL, which may lose acknowledged rows at a power cut.
    this.pragma('synchronous = FULL');
    this.pragma('foreign_keys = ON');
    this.pragma('trusted_schema = OFF');
    // A writer does not wait inside SQLite, which would freeze every request: turns are taken outside, without blocking.
    // A reader waits for nobody but a process that recovers the file.
    if (!options.readonly) this.pragma('busy_timeout = 0');
  }

  prepare(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = new Statement(this.connection.prepare(sql));
      this.statements.set(sql, statement);
      if (this.statements.size > STATEMENTS_KEPT) this.statements.delete(this.statements.keys().next().value as string);
    }
    return statement;
  }

  /** One row after the other, as arrays: for reading that takes long, in a process that has nothing else to do. */
  *rows(sql: string): Iterable<unknown[]> {
    const statement = this.connection.prepare(sql);
    statement.setReturnArrays(true);
    // An iterator does not keep its statement from being collected.
    this.iterated.add(statement);
    try {
      yield* statement.iterate() as Iterable<unknown[]>;
    } finally {
      this.iterated.delete(statement);
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

  close(): void {
    this.statements.clear();
    this.connection.close();
  }
}
