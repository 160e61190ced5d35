import type { Logger } from 'typeorm';

/** TypeORM's own logger quotes statements and values, which are people's data. What fails is thrown, and logged by us. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
