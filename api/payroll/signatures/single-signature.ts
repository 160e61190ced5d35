import { Injectable } from '@nestjs/common';
import type { SignatureEffect } from '../../contract/payroll/run-signatures.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import { nobodyElse, unsignedFacts, type PayFact } from './signatures.js';
import { SigningAccounts } from './signing-accounts.js';

/** For facts that are signed one by one, not with a run. */
@Injectable()
export class SingleSignature {
  constructor(
    private readonly settings: PayrollSettingReader,
    private readonly accounts: SigningAccounts,
  ) {}

  /** The effect of an account's signature on each. Without four eyes none is needed. */
  async effects(
    facts: readonly PayFact[],
    accountId: string,
  ): Promise<Map<string, Extract<SignatureEffect, 'approves' | 'alone' | 'none'>>> {
    const isNeeded = facts.length > 0 && (await this.settings.read()).fourEyes;
    if (!isNeeded) return new Map(facts.map(({ id }) => [id, 'approves']));
    const [controls, admins] = [await this.accounts.controls(), await this.accounts.admins()];
    // Also if the others were disabled only for this.
    const since = await this.accounts.lastPaid();
    return new Map(
      facts.map((fact) => {
        const signing = { facts: [fact], controls, admins };
        if (unsignedFacts({ ...signing, signatures: [accountId] }).length === 0)
          return [fact.id, 'approves'];
        const own = [{ ...fact, at: Math.min(fact.at, since) }];
        return [fact.id, nobodyElse({ ...signing, facts: own }, accountId) ? 'alone' : 'none'];
      }),
    );
  }
}
