import type { EntityManager } from 'typeorm';
import type { EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { BALANCE_MEANINGS, type BalanceMeaning } from '../../contract/imports/import-mapping.js';
import { afterField, type BalanceQuestion } from '../../contract/imports/imports.js';
import { rowMessage } from '../../contract/imports/row-messages.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { StoredEntry } from '../../entitlement/facts/person-entitlement.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import type { CheckedRow, ShownRecord } from '../import-handler.js';
import type { ExistingOpenings, StoredOpening } from './existing-openings.js';
import { meaningMatters, openingAmount, type BalanceOnDay } from './opening-amount.js';
import type { RowOpening } from './row-openings.js';
import type { RowRefusal } from './row-reading.js';

const COLUMNS = [
  'import_id',
  'row_no',
  'target_id',
  'reversal_id',
  'employee_id',
  'employee_name',
  'leave_type_id',
  'day',
  'amount',
  'until_date',
  'seen_version',
  'audit_id',
  'undo_audit_id',
  'audit_after',
];

interface Person {
  id: string;
  name: string;
}

/** `added` are those that are not stored yet, and `after` is what the person will have, by the field of the file. */
export interface ComparedOpenings {
  added: RowOpening[];
  after: ShownRecord;
  faults: RowRefusal[];
  asked: BalanceQuestion['example'][];
}

/** Compares the openings of rows with what is stored, and stages those that are new. */
export class OpeningStage {
  private staged: unknown[][] = [];
  /** By person and leave type, for later rows of the file. */
  private readonly entries = new Map<string, StoredEntry[]>();
  private asked: BalanceQuestion | null = null;

  constructor(
    private readonly importId: string,
    private readonly known: ExistingOpenings,
    private readonly meaning: BalanceMeaning | null,
  ) {}

  /** Null unless a balance that is added can be meant in two ways. */
  get question(): BalanceQuestion | null {
    return this.asked;
  }

  async begin(employeeIds: readonly string[]): Promise<void> {
    this.staged = [];
    await this.known.load(employeeIds);
  }

  compare(
    person: Person,
    openings: readonly RowOpening[],
    periods: readonly EmploymentPeriod[] = this.known.periodsOf(person.id),
  ): ComparedOpenings {
    const compared: ComparedOpenings = { added: [], after: {}, faults: [], asked: [] };
    for (const opening of openings) this.compareOne(person, opening, periods, compared);
    return compared;
  }

  add(
    row: number,
    { id, name }: Person,
    { added, asked }: Pick<ComparedOpenings, 'added' | 'asked'>,
  ): void {
    for (const example of asked)
      this.asked = { example, ...this.asked, count: (this.asked?.count ?? 0) + 1 };
    for (const { type, day, amount, until } of added) {
      const audited = JSON.stringify({
        leaveType: type.name,
        entryKind: 'opening',
        amount: wireAmount(type.unit, amount),
        day,
        until,
      });
      const entry = {
        id: newId(),
        leaveTypeId: type.id,
        day,
        kind: 'opening' as const,
        amount,
        until,
        reverses: null,
      };
      const key = keyOf(id, type.id);
      this.entries.set(key, [...(this.entries.get(key) ?? []), entry]);
      this.staged.push([
        this.importId,
        row,
        entry.id,
        newId(),
        id,
        name,
        type.id,
        day,
        amount,
        until,
        this.known.versionOf(id),
        newId(),
        newId(),
        audited,
      ]);
    }
  }

  private compareOne(
    { id, name }: Person,
    opening: RowOpening,
    periods: readonly EmploymentPeriod[],
    { added, after, faults, asked }: ComparedOpenings,
  ): void {
    const { field, type, day, amount: written } = opening;
    const balance = (more: readonly StoredEntry[] = []) =>
      this.known.balanceOn(id, opening, periods, [
        ...(this.entries.get(keyOf(id, type.id)) ?? []),
        ...more,
      ]);
    const wire = (amount: number) => wireAmount(type.unit, amount);
    const now = balance();
    after[afterField(field)] = wire(now.balance);
    const stored = this.known.storedOf(id, opening);
    if (stored) {
      if (!this.isSame(opening, stored, now.balance))
        faults.push({ field, value: String(wire(written)), remark: rowMessage('openedOtherwise') });
      return;
    }
    const onDay = { written, without: now.balance, granted: now.granted };
    const amount = openingAmount(onDay, this.meaning);
    const matters = meaningMatters(onDay);
    if (amount === 0 && !matters) return;
    const refused = this.known.refusalOf(id, opening, periods);
    if (refused) {
      faults.push({ field: 'countsFrom', value: day, remark: refused });
      return;
    }
    if (matters) asked.push(exampleOf(name, opening, onDay));
    if (amount === 0) return;
    const booked = { ...opening, amount, until: untilOf(opening, amount) };
    const entry = { id: newId(), leaveTypeId: type.id, kind: 'opening' as const, reverses: null };
    after[afterField(field)] = wire(balance([{ ...booked, ...entry }]).balance);
    added.push(booked);
  }

  private isSame(opening: RowOpening, stored: StoredOpening, balance: number): boolean {
    const booked = Number(stored.amount);
    const meanings = this.meaning ? [this.meaning] : BALANCE_MEANINGS;
    return meanings.some((meaning) => {
      const onDay = { written: opening.amount, without: balance - booked };
      const amount = openingAmount(onDay, meaning);
      return booked === amount && stored.until === untilOf(opening, amount);
    });
  }

  async store(manager: EntityManager): Promise<void> {
    await insertRows(manager, 'staged_opening', COLUMNS, this.staged);
  }
}

function exampleOf(
  name: string,
  { type: { name: leaveType, unit }, day }: RowOpening,
  { written, granted, without }: BalanceOnDay,
): BalanceQuestion['example'] {
  return {
    name,
    leaveType,
    unit,
    day,
    written: wireAmount(unit, written),
    granted: wireAmount(unit, granted),
    onTop: wireAmount(unit, without + written),
  };
}

/** A debt has no last usable day. */
function untilOf({ until }: RowOpening, amount: number): RowOpening['until'] {
  return amount > 0 ? until : null;
}

function keyOf(employeeId: string, leaveTypeId: string): string {
  return `${employeeId} ${leaveTypeId}`;
}

/** With the numbers of the file. */
export function openingChanges(
  openings: readonly RowOpening[],
  { added }: Pick<ComparedOpenings, 'added'>,
): CheckedRow['changes'] {
  return openings
    .filter(({ field }) => added.some((one) => one.field === field))
    .map(({ field, type, amount }) => ({
      field,
      before: null,
      after: wireAmount(type.unit, amount),
    }));
}
