import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../contract/audit-actions.js';
import type { RunBankFileRecord } from '../../contract/payroll/pay-runs.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { effectOf } from '../signatures/run-signatures.js';
import type { Signing } from '../signatures/signatures.js';
import { SigningAccounts } from '../signatures/signing-accounts.js';

/** An entry of the audit log about a bank file: it was made, or the run was reopened after it. */
export interface BankFileEntry {
  id: string;
  action: AuditAction;
  by: string | null;
  byName: string;
  at: number;
  messageId: string | null;
}

/** The bank file of a run as it is approved now. */
export interface MadeBankFile {
  /** The same each time, so that a bank refuses a second upload. */
  messageId: string;
  /** The file of the approval before. */
  replaces: string | null;
  made: BankFileEntry[];
}

export const MAKES_BANK_FILE = 'payroll.bank_file';
export const REOPENS = 'payroll.reopen';

interface Confirmation {
  accountId: string;
  name: string;
  at: number | string;
}

/** Each approval after a file was made begins another one, with an id of its own. */
export function bankFileOf(
  { id, payDate }: Pick<StoredRun, 'id' | 'payDate'>,
  entries: readonly BankFileEntry[],
): MadeBankFile {
  const replaced = entries.flatMap(({ action, messageId }) =>
    action === REOPENS && messageId !== null ? messageId : [],
  );
  const first = `PAY-${payDate.replaceAll('-', '')}-${id.slice(-7)}`;
  const messageId = replaced.length === 0 ? first : `${first}-${replaced.length + 1}`;
  return {
    messageId,
    replaces: replaced.at(-1) ?? null,
    made: entries.filter(
      (entry) => entry.action === MAKES_BANK_FILE && entry.messageId === messageId,
    ),
  };
}

/** Read from the audit log: the maker of the bank file, the time, and the people who confirmed that it was not sent. */
@Injectable()
export class MadeBankFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: SigningAccounts,
  ) {}

  async find(run: Pick<StoredRun, 'id' | 'payDate'>): Promise<MadeBankFile> {
    const entries = await this.work.read<
      Omit<BankFileEntry, 'at' | 'messageId'> & { at: number | string; after: string | null }
    >(
      `SELECT id, action, actor_id AS "by", actor_name AS byName, recorded_at AS at, value_after AS "after" FROM audit_entry
       WHERE subject_id = ? AND action IN ('${MAKES_BANK_FILE}', '${REOPENS}') ORDER BY recorded_at, id`,
      [run.id],
    );
    return bankFileOf(
      run,
      entries.map(({ at, after, ...entry }) => ({
        ...entry,
        at: Number(at),
        messageId: (JSON.parse(after ?? '{}') as { messageId?: string }).messageId ?? null,
      })),
    );
  }

  /** Each file that was made is to be confirmed as not sent by somebody who did not make it. */
  async signing(
    runId: string,
    { made }: MadeBankFile,
  ): Promise<Signing & { confirmations: Confirmation[]; fingerprint: string }> {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify(made.map(({ id }) => id)))
      .digest('hex');
    const confirmations = await this.work.read<Confirmation>(
      'SELECT s.account_id AS accountId, a.name, s.signed_at AS at FROM payroll_signature s JOIN account a ON a.id = s.account_id WHERE s.run_id = ? AND s.fingerprint = ? ORDER BY s.signed_at',
      [runId, fingerprint],
    );
    return {
      facts: made,
      fingerprint,
      confirmations,
      signatures: confirmations.map(({ accountId }) => accountId),
      controls: await this.accounts.controls(),
      admins: await this.accounts.admins(),
    };
  }

  /** Null for a run that is not approved. */
  async record({ accountId }: Actor, run: StoredRun): Promise<RunBankFileRecord | null> {
    if (run.state === 'draft' || run.state === 'discarded') return null;
    const file = await this.find(run);
    const [row] = await this.work.read<{ all: number | string; paid: number | string | null }>(
      `SELECT COUNT(*) AS "all", SUM(CASE WHEN s.iban IS NULL THEN 0 ELSE 1 END) AS paid FROM payslip s WHERE s.run_id = ? AND s.state IN ('approved', 'paid') AND s.net > 0`,
      [run.id],
    );
    const payments = Number(row?.paid ?? 0);
    const isConfirmed = run.state === 'approved' && file.made.length > 0;
    const signing = isConfirmed ? await this.signing(run.id, file) : null;
    return {
      messageId: file.messageId,
      replaces: file.replaces,
      payments,
      withoutAccount: Number(row?.all) - payments,
      made: latestOfEach(file.made).map(({ byName, at }) => done(byName, at)),
      notSent: (signing?.confirmations ?? []).map(({ name, at }) => done(name, at)),
      effect: signing && effectOf(signing, accountId),
    };
  }
}

const done = (name: string, at: number | string) => ({
  by: { name },
  at: new Date(Number(at)).toISOString(),
});

function latestOfEach(made: readonly BankFileEntry[]): BankFileEntry[] {
  return [...new Map(made.map((entry) => [entry.by ?? entry.byName, entry])).values()];
}
