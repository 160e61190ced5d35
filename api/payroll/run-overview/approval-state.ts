import { Injectable } from '@nestjs/common';
import type { ApproveRefusal, PayRunRecord } from '../../contract/payroll/pay-runs.js';
import type { SignatureEffect } from '../../contract/payroll/run-signatures.js';
import type { Actor } from '../../platform/access/actor.js';
import { isComputing, type StoredRun } from '../facts/pay-run-store.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import { effectOf, RunSignatures } from '../signatures/run-signatures.js';
import { SigningAccounts } from '../signatures/signing-accounts.js';

/** Why a draft is not approved yet, and the effect of the reader's signature. */
@Injectable()
export class ApprovalState {
  constructor(
    private readonly settings: PayrollSettingReader,
    private readonly signatures: RunSignatures,
    private readonly accounts: SigningAccounts,
  ) {}

  async read(
    { accountId }: Actor,
    run: StoredRun,
    errors: number,
  ): Promise<Pick<PayRunRecord, 'approveRefusal' | 'signature' | 'fourEyes'>> {
    const isDraft = run.state === 'draft';
    const signature = isDraft ? effectOf(await this.signatures.signing(run), accountId) : null;
    return {
      approveRefusal: signature && approveRefusal(run, errors, signature),
      signature,
      fourEyes: (await this.settings.read()).fourEyes && (await this.accounts.enabled()).length > 1,
    };
  }
}

function approveRefusal(
  run: StoredRun,
  errors: number,
  signature: SignatureEffect,
): ApproveRefusal | null {
  if (isComputing(run) || run.computedAt === null) return 'computing';
  if (errors > 0) return 'errors';
  if (run.people === 0) return 'nobody';
  if (signature === 'none') return 'unsigned';
  return signature === 'signed' ? signature : null;
}
