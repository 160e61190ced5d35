import type { EntityManager } from 'typeorm';
import type { BankDetails } from '../../bank-account/bank-accounts.js';
import { EARLIEST_EMPLOYMENT, latest, type CalendarDate } from '../../contract/calendar-date.js';
import { jobOn } from '../../contract/employee/job-facts.js';
import type { ImportMapping } from '../../contract/imports/import-mapping.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { HOLDER_MAX, maskedIban } from '../../contract/payroll/bank-accounts.js';
import { isSameValue } from '../../employee/job/todays-job.js';
import type { CheckedRow, ShownRecord } from '../import-handler.js';
import type { EmployeeValues } from './employee-row.js';
import { nameOf, type KnownWork, type KnownWorkReader, type WorkChoices } from './known-work.js';
import type { RowRefusal } from './row-reading.js';
import type { PersonRow } from './staged-employee.js';
import {
  stageAccounts,
  stageWork,
  type DatedFact,
  type StagedAccount,
  type StagedWork,
} from './staged-work.js';

const FACT_FIELDS = ['employmentType', 'location', 'contractEnd', 'probationEnd'] as const;
const FIELDS = [...FACT_FIELDS, 'pattern', 'iban', 'accountHolder'] as const;

export interface WorkOfCompany {
  work: KnownWorkReader;
  workChoices: WorkChoices;
}

export interface ComparedWork {
  record: ShownRecord;
  changes: CheckedRow['changes'];
  notes: RowMessage[];
  faults: RowRefusal[];
  facts: DatedFact[];
  pattern: StagedWork['pattern'];
  account: BankDetails | null;
  known: KnownWork | undefined;
}

/** Employment type, place, ends and working time in a file of people, which hold from the hire date or from today, and their bank accounts. */
export class EmployeeWork {
  private known = new Map<string, KnownWork>();
  private choices?: WorkChoices;
  private jobs: StagedWork[] = [];
  private accounts: StagedAccount[] = [];

  constructor(
    private readonly stored: { id: string; checkedBy: string | null },
    private readonly mapping: ImportMapping,
    private readonly today: CalendarDate,
    private readonly company: WorkOfCompany,
  ) {}

  /** Before a batch of rows, for the people in it who are known. */
  async begin(ids: readonly string[]): Promise<void> {
    [this.jobs, this.accounts] = [[], []];
    if (!FIELDS.some((field) => this.mapping.columns[field] !== undefined)) return;
    this.choices = this.company.workChoices;
    this.known = await this.company.work.people(ids);
  }

  compare(person: PersonRow, values: Partial<EmployeeValues>): ComparedWork {
    const compared: ComparedWork = {
      record: shownWork(values),
      changes: [],
      notes: [],
      faults: [],
      facts: [],
      pattern: null,
      account: null,
      known: this.known.get(person.target_id),
    };
    if (!this.choices) return compared;
    this.compareFacts(compared, values, this.choices);
    this.comparePattern(compared, person, values, this.choices);
    this.compareAccount(compared, person, values);
    return compared;
  }

  /** Of a row that is imported. */
  add(row: number, person: PersonRow, compared: ComparedWork): void {
    const { known, facts, pattern, account, changes } = compared;
    const { target_id: id, account_id: accountId, name } = person;
    const side = (which: 'before' | 'after') =>
      Object.fromEntries(
        changes.flatMap((change) =>
          facts.some(({ kind }) => kind === change.field) ? [[change.field, change[which]]] : [],
        ),
      );
    if (facts.length > 0 || pattern)
      this.jobs.push({
        row,
        person: { id, name },
        seenVersion: known?.version ?? null,
        facts,
        reason: null,
        pattern,
        before: known ? side('before') : null,
        after: side('after'),
      });
    if (account)
      this.accounts.push({
        row,
        person: { id, accountId, name },
        isAdded: !known,
        account,
        before: known?.account ?? null,
      });
  }

  async store(manager: EntityManager): Promise<void> {
    await stageWork(manager, this.stored.id, this.jobs);
    await stageAccounts(manager, this.stored.id, this.accounts);
  }

  private compareFacts(
    compared: ComparedWork,
    values: Partial<EmployeeValues>,
    { employmentTypes }: WorkChoices,
  ): void {
    const job = jobOn(compared.known?.facts ?? [], this.today);
    for (const kind of FACT_FIELDS) {
      const written = values[kind];
      const fact = job[kind]?.fact;
      const before =
        kind === 'employmentType'
          ? nameOf(employmentTypes, fact?.valueId ?? null)
          : (fact?.value ?? null);
      compared.record[kind] = written ?? before;
      if (!written) continue;
      const value =
        kind === 'employmentType'
          ? { kind, valueId: employmentTypes.get(written) ?? null, value: null }
          : { kind, valueId: null, value: written };
      if (isSameValue(value, fact)) continue;
      compared.facts.push({ ...value, from: fact ? this.today : EARLIEST_EMPLOYMENT });
      compared.changes.push({ field: kind, before, after: written });
    }
  }

  private comparePattern(
    compared: ComparedWork,
    { hire_date }: PersonRow,
    { pattern: written }: Partial<EmployeeValues>,
    { patterns, firstOpenDay }: WorkChoices,
  ): void {
    const { known } = compared;
    const begins = known ? this.today : (hire_date ?? this.today);
    const from = latest(begins, firstOpenDay);
    const held = known?.patterns.on(from) ?? null;
    const before = nameOf(patterns, held);
    compared.record.pattern = written ?? before;
    const id = patterns.get(written ?? '');
    if (!written || id === undefined || id === held) return;
    const own = known?.patterns.from(from);
    if (own) {
      const recorded = nameOf(patterns, own.target) ?? '–';
      const remark = rowMessage('patternAssigned', { recorded });
      compared.faults.push({ field: 'pattern', value: written, remark });
      return;
    }
    compared.pattern = { id, from };
    compared.changes.push({ field: 'pattern', before, after: written });
    if (from !== begins) compared.notes.push(rowMessage('patternFrom', { from }));
  }

  private compareAccount(
    compared: ComparedWork,
    { name }: PersonRow,
    { iban, accountHolder }: Partial<EmployeeValues>,
  ): void {
    const before = compared.known?.account ?? null;
    const account = accountOf(before, { iban, accountHolder, name });
    const shown = account ?? before;
    compared.record.iban = shown && maskedIban(shown.iban);
    compared.record.accountHolder = shown?.holder ?? null;
    if (!account) {
      if (accountHolder) compared.notes.push(rowMessage('holderWithoutIban'));
      return;
    }
    const [isMoved, isRenamed] = [account.iban !== before?.iban, account.holder !== before?.holder];
    if (!isMoved && !isRenamed) return;
    if (this.stored.checkedBy === null) {
      compared.notes.push(rowMessage('accountLeftOut'));
      return;
    }
    compared.account = account;
    const masked = before && maskedIban(before.iban);
    if (isMoved)
      compared.changes.push({ field: 'iban', before: masked, after: maskedIban(account.iban) });
    if (isRenamed)
      compared.changes.push({
        field: 'accountHolder',
        before: before?.holder ?? null,
        after: account.holder,
      });
  }
}

/** Another account has another bank; the holder is the person unless the file says somebody else. */
function accountOf(
  before: BankDetails | null,
  {
    iban,
    accountHolder,
    name,
  }: Pick<Partial<EmployeeValues>, 'iban' | 'accountHolder'> & { name: string },
): BankDetails | null {
  const same = before && (!iban || iban === before.iban) ? before : null;
  const known = iban ?? same?.iban;
  if (!known) return null;
  const holder = accountHolder ?? same?.holder ?? name.slice(0, HOLDER_MAX).trim();
  return { iban: known, bic: same?.bic ?? null, holder };
}

/** As the file has it. */
export function shownWork(values: Partial<EmployeeValues>): ShownRecord {
  return {
    ...Object.fromEntries(
      FIELDS.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
    ),
    ...(values.iban && { iban: maskedIban(values.iban) }),
  };
}
