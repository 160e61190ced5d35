import { Injectable } from '@nestjs/common';
import type { SecondFactorStart } from '../../contract/auth/second-factor.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Housekeeping } from '../../platform/periodic/housekeeping.js';
import { SecondFactor } from '../auth.tables.js';
import { Sessions } from '../sessions/sessions.js';
import { EncryptedSecrets } from './encrypted-secrets.js';
import { FactorChanges } from './factor-changes.js';
import { makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes.js';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A secret for the app, then a code from it, by which the factor is on. */
@Injectable()
export class SecondFactorSetup {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly changes: FactorChanges,
    private readonly secrets: EncryptedSecrets,
    private readonly sessions: Sessions,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM second_factor WHERE enabled_at IS NULL AND created_at < ?', [
        clock.now() - DAY_MS,
      ]),
    );
  }

  start(actor: Actor): Promise<SecondFactorStart> {
    const secret = newTotpSecret();
    return this.changes.change(
      actor,
      'account.factor_start',
      async (manager, { id: accountId }) => {
        const before = await manager.findOneBy(SecondFactor, { accountId });
        if (before && before.enabledAt !== null) throw alreadyOn();
        await manager.delete(SecondFactor, { accountId });
        const row = {
          accountId,
          sealedSecret: this.secrets.encrypt(accountId, secret),
          enabledAt: null,
          lastStep: 0,
          recoverySalt: null,
          createdAt: this.clock.now(),
        };
        await manager.insert(SecondFactor, row);
        return { secret, uri: totpUri(secret, this.company.name, actor.email) };
      },
    );
  }

  /** Ends all other sessions, which began without a code. */
  async enable(actor: Actor, code: string): Promise<string[]> {
    const pending = await this.work.manager.findOneBy(SecondFactor, { accountId: actor.accountId });
    if (!pending) throw new Problem('factor.off', refusal('factor.not_started'));
    if (pending.enabledAt !== null) throw alreadyOn();
    const secret = this.secrets.decrypt(actor.accountId, pending.sealedSecret);
    const step = secret === undefined ? undefined : totpStep(secret, code, this.clock.now());
    if (step === undefined) throw Problem.at('code', refusal('code.wrong'));
    const recovery = await makeRecoveryCodes();
    return this.changes.change(actor, 'account.factor_on', async (manager, { id }) => {
      const enabled = await execute(
        manager,
        'UPDATE second_factor SET enabled_at = ?, last_step = ? WHERE account_id = ? AND enabled_at IS NULL AND sealed_secret = ?',
        [this.clock.now(), step, id, pending.sealedSecret],
      );
      if (enabled === 0) throw alreadyOn();
      await this.sessions.endOthers(id, actor.sessionId);
      return storeRecoveryCodes(manager, id, recovery);
    });
  }
}

function alreadyOn(): Problem {
  return new Problem('factor.on', refusal('factor.on'));
}
