import { Injectable } from '@nestjs/common';
import { SignInsChanged } from '../account/account.events.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { LastAdmin } from './last-admin.js';

const DOORS = ['session', 'one_time_link'];
const CHUNK = 500;

/** Signs out whoever may not go on as before. They may be thousands, of one import. */
@Injectable()
export class AccessRevocation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lastAdmin: LastAdmin,
    events: Events,
  ) {
    events.on(SignInsChanged, ({ accountIds }) => this.end(accountIds));
  }

  private end(accountIds: string[]): Promise<void> {
    return this.work.write(async (manager) => {
      for (let start = 0; start < accountIds.length; start += CHUNK) {
        const some = accountIds.slice(start, start + CHUNK);
        const places = some.map(() => '?').join(', ');
        for (const table of DOORS) await manager.query(`DELETE FROM ${table} WHERE account_id IN (${places})`, some);
      }
      await this.lastAdmin.requireOne();
    });
  }
}
