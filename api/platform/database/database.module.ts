import { setTimeout as sleep } from 'node:timers/promises';
import { Global, Logger, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import {
  dataSourceOptions,
  enableQueryTimeout,
  withIsolation,
  initialize,
} from './connection/data-source.js';
import { isUnavailable } from './connection/driver-errors.js';
import type { SchemaDefinition } from './schema/schema-definition.js';
import { bringUpToDate } from './schema/schema.js';
import { declareConflicts } from './transaction/conflicts.js';
import { UnitOfWork } from './transaction/unit-of-work.js';

const TIMEOUT_MS = 60_000;
const RETRY_MS = 1_000;

@Global()
@Module({})
export class DatabaseModule {
  static with(schema: SchemaDefinition): DynamicModule {
    declareConflicts(schema.tables);
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [CONFIGURATION],
          // connect() waits for the database instead; TypeORM would also retry failed migrations.
          useFactory: (configuration: Configuration) => ({
            ...dataSourceOptions(configuration, schema),
            toRetry: () => false,
          }),
          dataSourceFactory: (options) => open(withIsolation(options as DataSourceOptions), schema),
        }),
      ],
      providers: [UnitOfWork],
      exports: [UnitOfWork],
    };
  }
}

async function open(dataSource: DataSource, schema: SchemaDefinition): Promise<DataSource> {
  await connect(dataSource);
  try {
    await bringUpToDate(dataSource, schema);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  enableQueryTimeout(dataSource);
  return dataSource;
}

async function connect(dataSource: DataSource): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!dataSource.isInitialized) {
    try {
      await initialize(dataSource);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      new Logger('Database').warn(
        `The database${placeOf(dataSource)} does not answer yet (${codeOf(error)}); trying again.`,
      );
      await sleep(RETRY_MS);
    }
  }
}

/** Never the user or the password of the URL. */
function placeOf({ options }: DataSource): string {
  return options.type === 'mysql' ? ` at ${options.host}:${options.port}` : '';
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? (error as Error).message;
}
