import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Clock } from '../platform/config/clock.js';
import { Housekeeping } from '../platform/periodic/housekeeping.js';
import { PayAccessList } from './pay-access-list.js';
import { PayAccessLog } from './pay-access-log.js';
import { PayAccessInterceptor } from './pay-access.interceptor.js';

const RETENTION_MS = 2 * 365 * 24 * 60 * 60 * 1000;

// Not global: Nest closes global modules last, and the last entries must be stored before the database module closes.
@Module({
  providers: [
    PayAccessLog,
    PayAccessList,
    { provide: APP_INTERCEPTOR, useClass: PayAccessInterceptor },
  ],
  exports: [PayAccessLog, PayAccessList],
})
export class PayAccessModule {
  constructor(housekeeping: Housekeeping, clock: Clock) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM pay_access WHERE accessed_at < ?', [clock.now() - RETENTION_MS]),
    );
  }
}
