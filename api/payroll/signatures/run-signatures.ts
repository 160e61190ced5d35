import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  RunSignaturesRecord,
  SignatureEffect,
  UnsignedRecord,
} from '../../contract/payroll/run-signatures.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import type { RecordedFact } from '../facts/recorded-fact.js';
import { RunFacts } from './run-facts.js';
import { nobodyElse, unsignedFacts, type Signing } from './signatures.js';
import { SigningAccounts } from './signing-accounts.js';

const NAMED = 5;

interface SignatureRow {
  accountId: string;
  name: string;
  fingerprint: string;
  at: number | string;
}

/** The signatures that a run needs at this moment. */
export interface RunSigning extends Signing {
  facts: RecordedFact[];
  /** Fingerprint of all that a signature covers: if anything of it changes, the signature is void. */
  fingerprint: string;
  rows: SignatureRow[];
}

@Injectable()
export class RunSignatures {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: PayrollSettingReader,
    private readonly facts: RunFacts,
    private readonly accounts: SigningAccounts,
  ) {}

  async signing(run: StoredRun): Promise<RunSigning> {
    const facts = (await this.settings.read()).fourEyes ? await this.facts.read(run) : [];
    const fingerprint = fingerprintOf(run, facts);
    const rows = await this.work.read<SignatureRow>(
      'SELECT s.account_id AS accountId, a.name, s.fingerprint, s.signed_at AS at FROM payroll_signature s JOIN account a ON a.id = s.account_id WHERE s.run_id = ? ORDER BY s.signed_at, s.account_id',
      [run.id],
    );
    const valid = rows.filter((row) => row.fingerprint === fingerprint);
    return {
      facts,
      fingerprint,
      rows: valid,
      signatures: valid.map(({ accountId }) => accountId),
      controls: facts.length === 0 ? [] : await this.accounts.controls(),
      admins: facts.length === 0 ? [] : await this.accounts.admins(),
    };
  }

  async store(manager: EntityManager, { accountId }: Actor, runId: string, fingerprint: string) {
    await manager.query('DELETE FROM payroll_signature WHERE run_id = ? AND account_id = ?', [
      runId,
      accountId,
    ]);
    await insertRow(manager, 'payroll_signature', {
      run_id: runId,
      account_id: accountId,
      fingerprint,
      signed_at: this.clock.now(),
    });
  }

  async record({ accountId }: Actor, signing: RunSigning): Promise<RunSignaturesRecord> {
    return {
      fingerprint: signing.fingerprint,
      signatures: signing.rows.map(({ name, at }) => ({
        by: { name },
        at: new Date(Number(at)).toISOString(),
      })),
      unsigned: await this.unsigned(signing, accountId),
      effect: effectOf(signing, accountId),
    };
  }

  /** By who recorded them, of what kind, and who can sign them. */
  private async unsigned(signing: RunSigning, reader: string): Promise<UnsignedRecord[]> {
    const groups = new Map<
      string,
      { fact: RecordedFact; signers: string[]; names: Set<string>; facts: number }
    >();
    for (const { fact, signers } of unsignedFacts(signing)) {
      const of = fact as RecordedFact;
      const key = [of.by, of.kind, ...signers].join(' ');
      const group = groups.get(key) ?? { fact: of, signers, names: new Set(), facts: 0 };
      group.names.add(of.name);
      group.facts += 1;
      groups.set(key, group);
    }
    const names = await this.names([...groups.values()].flatMap(({ signers }) => signers));
    return [...groups.values()].map(({ fact, signers, names: people, facts }) => ({
      kind: fact.kind,
      by: { name: fact.byName },
      facts,
      names: [...people].slice(0, NAMED),
      signers: signers.map((id) => ({ name: names.get(id) ?? '', own: id === reader })),
    }));
  }

  private async names(ids: string[]): Promise<Map<string, string>> {
    const rows = await readByIds([...new Set(ids)], (some, places) =>
      this.work.read<{ id: string; name: string }>(
        `SELECT id, name FROM account WHERE id IN (${places})`,
        some,
      ),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

/** The effect of an account's signature. */
export function effectOf(signing: Signing, accountId: string): SignatureEffect {
  const before = unsignedFacts(signing);
  const left = unsignedFacts({ ...signing, signatures: [...signing.signatures, accountId] });
  if (left.length === 0) return 'approves';
  if (nobodyElse({ ...signing, facts: left.map(({ fact }) => fact) }, accountId)) return 'alone';
  if (signing.signatures.includes(accountId)) return 'signed';
  return left.length < before.length ? 'signs' : 'none';
}

function fingerprintOf(
  { id, version, people, net, payDate }: StoredRun,
  facts: readonly RecordedFact[],
): string {
  const signed = [id, version, people, net, payDate, ...facts.map((fact) => fact.id)];
  return createHash('sha256').update(JSON.stringify(signed)).digest('hex');
}
