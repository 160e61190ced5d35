import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { nobodyElse, unsignedFacts } from '../signatures/signatures.js';
import { SigningAccounts } from '../signatures/signing-accounts.js';

interface AskedRow {
  by: string;
  name: string;
  at: number | string;
}

/** Switching four eyes off needs the signature of somebody else, as what they approve does. */
@Injectable()
export class FourEyesSwitch {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: SigningAccounts,
  ) {}

  /** The admin who asked to switch four eyes off; null once it is off or taken back. */
  async findRequest(): Promise<{ by: string; name: string; at: number } | null> {
    const [row] = await this.work.read<AskedRow>(
      'SELECT s.four_eyes_off_by AS "by", a.name, s.four_eyes_off_at AS at FROM payroll_setting s JOIN account a ON a.id = s.four_eyes_off_by',
    );
    return row ? { ...row, at: Number(row.at) } : null;
  }

  /** False: it was only asked for, and somebody else has to sign it. */
  async off(manager: EntityManager, { accountId }: Actor): Promise<boolean> {
    const asked = await this.findRequest();
    const [controls, admins] = [await this.accounts.controls(), await this.accounts.admins()];
    const request = (by: string, at: number) => [{ id: 'off', by, at }];
    const isSigned =
      asked !== null &&
      unsignedFacts({
        facts: request(asked.by, asked.at),
        controls,
        admins,
        signatures: [accountId],
      }).length === 0;
    // Also if the others were disabled only for this.
    const own = request(accountId, await this.accounts.lastPaid());
    const isOff = isSigned || nobodyElse({ facts: own, controls, admins }, accountId);
    await this.store(manager, isOff ? null : { by: accountId, at: this.clock.now() });
    return isOff;
  }

  store(manager: EntityManager, asked: { by: string; at: number } | null): Promise<void> {
    return manager.query('UPDATE payroll_setting SET four_eyes_off_by = ?, four_eyes_off_at = ?', [
      asked?.by ?? null,
      asked?.at ?? null,
    ]);
  }
}
