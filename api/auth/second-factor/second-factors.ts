import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import type { Account } from '../../account/account.tables.js';
import { Accounts } from '../../account/accounts.js';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { SecondFactorRecord, SecondFactorStart } from '../../contract/auth/second-factor.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { execute } from '../../platform/database/statements/execute.js';
import { Housekeeping } from '../../platform/periodic/housekeeping.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { FactorMail } from './factor-mail.js';
import { RecoveryCode, SecondFactor } from '../auth.tables.js';
import { makeRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.js';
import { EncryptedSecrets } from './encrypted-secrets.js';
import { Sessions } from '../sessions/sessions.js';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every change locks the account first, so that a parallel one sees what this one stored. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly secrets: EncryptedSecrets,
    private readonly sessions: Sessions,
    private readonly mail: FactorMail,
    private readonly company: Company,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM second_factor WHERE enabled_at IS NULL AND created_at < ?', [
        clock.now() - DAY_MS,
      ]),
    );
  }

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

  start(actor: Actor): Promise<SecondFactorStart> {
    const secret = newTotpSecret();
    return this.change(actor, 'account.factor_start', async (manager, { id: accountId }) => {
      if ((await this.enabledAt(accountId)) !== null) throw alreadyOn();
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
    });
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
    return this.change(actor, 'account.factor_on', async (manager, { id }) => {
      const enabled = await execute(
        manager,
        'UPDATE second_factor SET enabled_at = ?, last_step = ? WHERE account_id = ? AND enabled_at IS NULL AND sealed_secret = ?',
        [this.clock.now(), step, id, pending.sealedSecret],
      );
      if (enabled === 0) throw alreadyOn();
      await this.sessions.endOthers(id, actor.sessionId);
      return this.storeRecoveryCodes(manager, id, recovery);
    });
  }

  async renewRecoveryCodes(actor: Actor): Promise<string[]> {
    const recovery = await makeRecoveryCodes();
    return this.change(actor, 'account.recovery_codes', async (manager, { id }) => {
      if ((await this.enabledAt(id)) === null) throw isOff();
      return this.storeRecoveryCodes(manager, id, recovery);
    });
  }

  remove(actor: Actor | AuditActor, accountId: string): Promise<void> {
    return this.change(
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

  private change<T>(
    actor: Actor | AuditActor,
    action: string,
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

  private async storeRecoveryCodes(
    manager: EntityManager,
    accountId: string,
    { codes, salt, hashes }: NewRecoveryCodes,
  ): Promise<string[]> {
    await manager.query('DELETE FROM recovery_code WHERE account_id = ?', [accountId]);
    await manager.query('UPDATE second_factor SET recovery_salt = ? WHERE account_id = ?', [
      salt,
      accountId,
    ]);
    await insertRows(
      manager,
      'recovery_code',
      ['account_id', 'code_hash'],
      hashes.map((hash) => [accountId, hash]),
    );
    return codes;
  }
}

function alreadyOn(): Problem {
  return new Problem('factor.on', refusal('factor.on'));
}

function isOff(): Problem {
  return new Problem('factor.off', refusal('factor.off'));
}
