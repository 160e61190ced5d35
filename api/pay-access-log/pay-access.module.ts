import { Module } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { Housekeeping } from '../platform/periodic/housekeeping.js';
import { PayAccessList } from './pay-access-list.js';
import { PayAccessLog } from './pay-access-log.js';
import { PayAccessDeduplicator } from './pay-access-deduplicator.js';
import { PayAccessBuffer } from './pay-access-buffer.js';

const RETENTION_MS = 2 * 365 * 24 * 60 * 60 * 1000;

// Not global: Nest closes global modules last, and the buffer must be stored before the database module closes.
@Module({ providers: [PayAccessLog, PayAccessList, PayAccessDeduplicator, PayAccessBuffer], exports: [PayAccessLog, PayAccessList] })
export class PayAccessModule {
  constructor(housekeeping: Housekeeping, clock: Clock) {
    housekeeping.add((manager) => manager.query('DELETE FROM pay_access WHERE accessed_at < ?', [clock.now() - RETENTION_MS]));
  }
}
