import type { EntityManager } from 'typeorm';
import type { BankDetails } from '../../bank-account/bank-accounts.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { JobFactValue } from '../../employee/job/todays-job.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import type { ShownRecord } from '../import-handler.js';
import { STAGED_BANK_ACCOUNT, STAGED_JOB } from '../staged-work.tables.js';

/** What holds from a day on. */
export interface DatedFact extends JobFactValue {
  from: CalendarDate;
}

export interface StagedWork {
  row: number;
  person: { id: string; name: string };
  /** Null for somebody whom the file adds. */
  seenVersion: number | null;
  facts: readonly DatedFact[];
  reason: string | null;
  pattern: { id: string; from: CalendarDate } | null;
  before: ShownRecord | null;
  after: ShownRecord;
}

export interface StagedAccount {
  row: number;
  person: { id: string; accountId: string; name: string };
  isAdded: boolean;
  account: BankDetails;
  before: (BankDetails & { version: number }) | null;
}

const JOB_COLUMNS = Object.keys(STAGED_JOB.columns);
const ACCOUNT_COLUMNS = Object.keys(STAGED_BANK_ACCOUNT.columns);

export async function stageWork(
  manager: EntityManager,
  importId: string,
  staged: readonly StagedWork[],
): Promise<void> {
  await insertRows(
    manager,
    STAGED_JOB.name,
    JOB_COLUMNS,
    staged.map(({ row, person, seenVersion, facts, reason, pattern, before, after }) => [
      importId,
      row,
      person.id,
      person.name,
      seenVersion === null ? 'new' : 'changed',
      JSON.stringify(facts),
      reason,
      pattern?.id ?? null,
      pattern?.from ?? null,
      seenVersion,
      newId(),
      newId(),
      before && JSON.stringify(before),
      JSON.stringify(after),
    ]),
  );
}

export async function stageAccounts(
  manager: EntityManager,
  importId: string,
  staged: readonly StagedAccount[],
): Promise<void> {
  await insertRows(
    manager,
    STAGED_BANK_ACCOUNT.name,
    ACCOUNT_COLUMNS,
    staged.map(({ row, person, isAdded, account: { iban, bic, holder }, before }) => [
      importId,
      row,
      person.id,
      person.accountId,
      person.name,
      isAdded ? 'new' : 'changed',
      iban,
      bic,
      holder,
      before?.iban ?? null,
      before?.bic ?? null,
      before?.holder ?? null,
      before?.version ?? null,
    ]),
  );
}
