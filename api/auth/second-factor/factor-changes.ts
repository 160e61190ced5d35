import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../../account/account.tables.js';
import { Accounts } from '../../account/accounts.js';
import { Audit, type AuditActor } from '../../audit/audit.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Every change locks the account first, so that a parallel one sees what this one stored. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly audit: Audit,
  ) {}

  change<T>(
    actor: Actor | AuditActor,
    action: AuditAction,
    apply: (manager: EntityManager, account: Account) => Promise<T>,
    accountId = actor.accountId,
  ): Promise<T> {
    return this.work.write(async (manager) => {
      const account = accountId === null ? null : await this.accounts.lock(accountId);
      if (!account) throw new Problem('account.not_found', refusal('account.not_found'));
      const result = await apply(manager, account);
      await this.audit.record(actor, {
        action,
        subject: 'account',
        id: account.id,
        name: account.name,
      });
      return result;
    });
  }
}
