import { Global, Inject, Logger, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { createDataSource, limitQueryTime, type Entities } from './data-source.js';
import { isUnavailable } from './driver-errors.js';
import { Housekeeping } from './housekeeping.js';
import { bringUpToDate } from './schema.js';
import { UnitOfWork } from './unit-of-work.js';

const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  static with(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: DataSource, inject: [CONFIGURATION], useFactory: (configuration: Configuration) => open(configuration, entities) },
        UnitOfWork,
        Housekeeping,
      ],
      exports: [DataSource, UnitOfWork, Housekeeping],
    };
  }

  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}

async function open(configuration: Configuration, entities: Entities): Promise<DataSource> {
  const dataSource = await connect(createDataSource(configuration, entities));
  try {
    await bringUpToDate(dataSource);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  limitQueryTime(dataSource);
  return dataSource;
}

/** A database that starts together with the server is waited for. */
async function connect(dataSource: DataSource): Promise<DataSource> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await dataSource.initialize();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > deadline) throw error;
      new Logger('Database').warn('The database does not answer yet; trying again.');
      await sleep(RETRY_MS);
    }
  }
}
