import { Injectable } from '@nestjs/common';
import { BankAccountChangedByOther } from '../bank-account/bank-account.events.js';
import { Clock } from '../platform/config/clock.js';
import { newId } from '../platform/database/statements/ids.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';

/** Beside the email, which a server without a mail server cannot send. */
@Injectable()
export class BankNotifications {
  constructor(work: UnitOfWork, clock: Clock, events: Events) {
    events.on(BankAccountChangedByOther, ({ owner, byName }) =>
      work.write((manager) =>
        insertRow(manager, 'notification', {
          id: newId(),
          account_id: owner.accountId,
          kind: 'bank.changed',
          detail: JSON.stringify({ by: { name: byName }, owner: { _id: owner.employeeId } }),
          created_at: clock.now(),
        }),
      ),
    );
  }
}
