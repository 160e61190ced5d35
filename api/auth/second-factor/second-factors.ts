import { Injectable } from '@nestjs/common';
import type { AuditActor } from '../../audit/audit.js';
import type { SecondFactorRecord } from '../../contract/auth/second-factor.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { RecoveryCode, SecondFactor } from '../auth.tables.js';
import { Sessions } from '../sessions/sessions.js';
import { FactorChanges } from './factor-changes.js';
import { FactorMail } from './factor-mail.js';
import { makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes.js';

/** The second factor of an account once it is on. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly changes: FactorChanges,
    private readonly sessions: Sessions,
    private readonly mail: FactorMail,
  ) {}

  async state({ accountId, secondFactorRequired }: Actor): Promise<SecondFactorRecord> {
    const enabledAt = await this.enabledAt(accountId);
    const recoveryCodesLeft =
      enabledAt === null ? 0 : await this.work.manager.countBy(RecoveryCode, { accountId });
    return { enabledAt, recoveryCodesLeft, required: secondFactorRequired };
  }

  async enabledAt(accountId: string): Promise<string | null> {
    const at = (await this.work.manager.findOneBy(SecondFactor, { accountId }))?.enabledAt ?? null;
    return at === null ? null : new Date(Number(at)).toISOString();
  }

  async renewRecoveryCodes(actor: Actor): Promise<string[]> {
    const recovery = await makeRecoveryCodes();
    return this.changes.change(actor, 'account.recovery_codes', async (manager, { id }) => {
      if ((await this.enabledAt(id)) === null) throw isOff();
      return storeRecoveryCodes(manager, id, recovery);
    });
  }

  remove(actor: Actor | AuditActor, accountId: string): Promise<void> {
    return this.changes.change(
      actor,
      'account.factor_off',
      async (manager, { id }) => {
        await manager.query('DELETE FROM recovery_code WHERE account_id = ?', [id]);
        if (
          (await execute(
            manager,
            'DELETE FROM second_factor WHERE account_id = ? AND enabled_at IS NOT NULL',
            [id],
          )) === 0
        )
          throw isOff();
        if (id !== actor.accountId) await this.sessions.endAll(id);
        await this.mail.add(id, {
          removedAt: this.clock.now(),
          by: id === actor.accountId || actor.accountId === null ? null : actor.name,
        });
      },
      accountId,
    );
  }
}

function isOff(): Problem {
  return new Problem('factor.off', refusal('factor.off'));
}
