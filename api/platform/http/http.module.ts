import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Clock } from '../config/clock.js';
import { Housekeeping } from '../periodic/housekeeping.js';
import { FilesUnderWay } from './files-under-way.js';
import { RETENTION_MS } from './idempotency/idempotency.claim.js';
import { ListResponse } from './list-response.js';

@Global()
@Module({ providers: [ListResponse, { provide: APP_INTERCEPTOR, useClass: FilesUnderWay }], exports: [ListResponse] })
export class HttpModule {
  constructor(housekeeping: Housekeeping, clock: Clock) {
    housekeeping.add((manager) => manager.query('DELETE FROM idempotency_key WHERE created_at < ?', [clock.now() - RETENTION_MS]));
  }
}
