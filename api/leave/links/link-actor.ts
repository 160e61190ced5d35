import { Injectable } from '@nestjs/common';
import { hasNotLeft } from '../../employee/employment-status.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

type AccountRow = Pick<
  Actor,
  'accountId' | 'name' | 'email' | 'language' | 'imageId' | 'employeeId' | 'departmentId'
>;

/** The owner of a link acts as the approver who was asked: never as an admin, whose rights need more than a mailbox. */
@Injectable()
export class LinkActor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Undefined for accounts that cannot sign in. */
  async resolve(accountId: string, requestId: string): Promise<Actor | undefined> {
    const present = hasNotLeft(this.clock.today());
    const [row] = await this.work.read<AccountRow>(
      `SELECT a.id AS accountId, a.name, a.email, a.language, a.image_id AS imageId, e.id AS employeeId, e.department_id AS departmentId
       FROM account a JOIN employee e ON e.account_id = a.id WHERE a.id = ? AND a.disabled_at IS NULL AND a.password_hash IS NOT NULL AND ${present.sql}`,
      [accountId, ...present.parameters],
    );
    return (
      row && {
        ...row,
        role: 'employee',
        sessionId: '',
        confirmedUntil: null,
        secondFactor: false,
        secondFactorRequired: false,
        idleMinutes: null,
        pendingAction: null,
        requestId,
      }
    );
  }
}
