import type { Logger } from 'typeorm';

/** TypeORM's logger quotes statements with personal data; failures are thrown and logged elsewhere. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
