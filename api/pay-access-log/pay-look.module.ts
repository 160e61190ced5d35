import { Module } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import { Housekeeping } from '../platform/database/periodic/housekeeping.js';
import { PayLookList } from './pay-look-list.js';
import { PayLooks } from './pay-looks.js';
import { RepeatedLooks } from './repeated-looks.js';
import { WaitingLooks } from './waiting-looks.js';

const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000;

// Not global: when the server stops it stores what waits, and Nest closes global modules, the database's among them, last.
@Module({ providers: [PayLooks, PayLookList, RepeatedLooks, WaitingLooks], exports: [PayLooks, PayLookList] })
export class PayLookModule {
  constructor(housekeeping: Housekeeping, clock: Clock) {
    housekeeping.add((manager) => manager.query('DELETE FROM pay_look WHERE looked_at < ?', [clock.now() - KEPT_MS]));
  }
}
