import { Injectable, Logger } from '@nestjs/common';
import { Audit, type AuditActor } from '../../audit/audit.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AuthThrottle, type Attempt } from '../auth-throttle.js';
import { SecondFactor } from '../auth.tables.js';
import { EncryptedSecrets } from './encrypted-secrets.js';
import { hashRecoveryCode, isRecoveryCode } from './recovery-codes.js';
import { totpStep } from './totp.js';

export interface CheckedCode {
  accountId: string;
  proof: { step: number } | { recoveryHash: string };
  removeAttempt: () => Promise<void>;
}

@Injectable()
export class CodeCheck {
  private readonly logger = new Logger('CodeCheck');

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly throttle: AuthThrottle,
    private readonly secrets: EncryptedSecrets,
  ) {}

  /** Undefined for a wrong code, which counts as an attempt. Call it outside a unit of work, which would undo the count. */
  async check(
    accountId: string,
    code: string,
    from: Pick<Attempt, 'address' | 'knownDevice'>,
  ): Promise<CheckedCode | undefined> {
    const removeAttempt = await this.throttle.register({
      ...from,
      purpose: 'code',
      identifier: accountId,
    });
    const factor = await this.work.manager.findOneBy(SecondFactor, { accountId });
    const proof = factor ? await this.proofOf(factor, code) : undefined;
    return proof && { accountId, proof, removeAttempt };
  }

  /** In the unit of work that the code allows. False if the code was used meanwhile. */
  consume({ accountId, proof, removeAttempt }: CheckedCode, by: AuditActor): Promise<boolean> {
    return this.work.write(async (manager) => {
      const [sql, key] =
        'step' in proof
          ? [
              'UPDATE second_factor SET last_step = ? WHERE account_id = ? AND enabled_at IS NOT NULL AND last_step < ?',
              [proof.step, accountId, proof.step],
            ]
          : [
              'DELETE FROM recovery_code WHERE account_id = ? AND code_hash = ?',
              [accountId, proof.recoveryHash],
            ];
      if ((await execute(manager, sql, key)) === 0) return false;
      if (!('step' in proof))
        await this.audit.record(by, {
          action: 'account.recovery_code',
          subject: 'account',
          id: accountId,
          name: by.name,
        });
      await removeAttempt();
      return true;
    });
  }

  private async proofOf(
    { accountId, sealedSecret, recoverySalt }: SecondFactor,
    code: string,
  ): Promise<CheckedCode['proof'] | undefined> {
    if (isRecoveryCode(code))
      return recoverySalt === null
        ? undefined
        : { recoveryHash: await hashRecoveryCode(code, recoverySalt) };
    const secret = this.secrets.decrypt(accountId, sealedSecret);
    if (secret === undefined)
      this.logger.warn(
        'A second factor cannot be read: it was set up under another secret of the server. Its recovery codes are still good.',
      );
    const step = secret === undefined ? undefined : totpStep(secret, code, this.clock.now());
    return step === undefined ? undefined : { step };
  }
}
