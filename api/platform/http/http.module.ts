import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Clock } from '../config/clock.js';
import { Housekeeping } from '../periodic/housekeeping.js';
import { FileSlots } from './file-slots.js';
import { RETENTION_MS } from './idempotency/idempotency.claim.js';
import { ListResponse } from './list-response.js';
import { MultipartForms } from './multipart.js';

@Global()
@Module({
  providers: [
    ListResponse,
    FileSlots,
    MultipartForms,
    { provide: APP_INTERCEPTOR, useExisting: FileSlots },
  ],
  exports: [ListResponse, MultipartForms],
})
export class HttpModule {
  constructor(housekeeping: Housekeeping, clock: Clock) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM idempotency_key WHERE created_at < ?', [
        clock.now() - RETENTION_MS,
      ]),
    );
  }
}
