import { earliest } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { isEmployedOn, type EmploymentPeriod } from '../../contract/employee/employment-periods.js';
import { rowMessage, type RowMessage } from '../../contract/imports/row-messages.js';
import { leaveYearFor, totalOn } from '../../entitlement/balances/balance.js';
import { appearsInBalance } from '../../entitlement/balances/person-leave-years.js';
import { lastClosedDay } from '../../entitlement/closing/closed-employment.js';
import type { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement, StoredEntry } from '../../entitlement/facts/person-entitlement.js';
import type { LedgerLine } from '../../entitlement/statement/ledger-line.js';
import { statement } from '../../entitlement/statement/statement.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { RowOpening } from './row-openings.js';

/** Selects entries `n` that are openings and were not reversed. */
export const LIVE_OPENING =
  "n.kind = 'opening' AND n.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM leave_entry r WHERE r.reverses = n.id)";

const GRANTS: readonly LedgerLine['kind'][] = ['accrual', 'change', 'leaving'];

export interface StoredOpening {
  employeeId: string;
  leaveTypeId: string;
  day: string;
  amount: number;
  until: string | null;
}

/** The leave of the people of a batch, some of whom the same file may add. */
export class ExistingOpenings {
  private people = new Map<string, PersonEntitlement>();
  private stored = new Map<string, StoredOpening>();
  private versions = new Map<string, number>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: EntitlementFacts,
  ) {}

  async load(employeeIds: readonly string[]): Promise<void> {
    const ids = [...new Set(employeeIds)];
    this.versions = await this.versionsOf(ids);
    this.people = await this.facts.readPeople(ids);
    const openings =
      ids.length === 0
        ? []
        : await this.work.read<StoredOpening>(
            `SELECT n.employee_id AS employeeId, n.leave_type_id AS leaveTypeId, n.day, n.amount, n.until_date AS until
       FROM leave_entry n WHERE n.employee_id IN (${ids.map(() => '?').join(', ')}) AND ${LIVE_OPENING}`,
            ids,
          );
    this.stored = new Map(
      openings.map((opening) => [
        keyOf(opening.employeeId, opening.leaveTypeId, opening.day),
        opening,
      ]),
    );
  }

  private async versionsOf(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string; version: number | string | null }>(
        `SELECT e.id, k.version FROM employee e LEFT JOIN leave_lock k ON k.employee_id = e.id WHERE e.id IN (${places})`,
        some,
      ),
    );
    return new Map(rows.map(({ id, version }) => [id, Number(version ?? 0)]));
  }

  periodsOf(employeeId: string): readonly EmploymentPeriod[] {
    return this.people.get(employeeId)?.periods ?? [];
  }

  /** The version of the facts that the balances were derived from; null for people whom the file adds. */
  versionOf(employeeId: string): number | null {
    return this.versions.get(employeeId) ?? null;
  }

  /** The stored opening of that day, if there is one. */
  storedOf(employeeId: string, { type, day }: RowOpening): StoredOpening | undefined {
    return this.stored.get(keyOf(employeeId, type.id, day));
  }

  /** With the openings that earlier rows of the file add. Nothing where no balance is counted. */
  balanceOn(
    employeeId: string,
    { type, day }: RowOpening,
    periods: readonly EmploymentPeriod[],
    added: readonly StoredEntry[],
  ): { balance: number; granted: number } {
    const none = { balance: 0, granted: 0 };
    const known = this.people.get(employeeId);
    if (!known || periods.length === 0 || !spanOn(known.rulesOf(type.id), day)?.rules) return none;
    const person = added.reduce(
      (before, entry) => before.withEntry(entry),
      known.employed(periods),
    );
    const facts = person.statementFacts(type, person.periodOn(day));
    const year = leaveYearFor(facts, day);
    if (!year) return none;
    const lines = statement(facts, day, earliest(year.from, day));
    return {
      balance: totalOn(lines, day),
      granted: lines
        .filter((line) => GRANTS.includes(line.kind) && line.day >= year.from)
        .reduce((sum, { amount }) => sum + amount, 0),
    };
  }

  refusalOf(
    employeeId: string,
    { type, day }: RowOpening,
    periods: readonly EmploymentPeriod[],
  ): RowMessage | undefined {
    if (!isEmployedOn([...periods], day)) return rowMessage('outsideEmployment');
    const person = this.people.get(employeeId);
    // The leave years of somebody whom the file adds are not known yet.
    const known = person && person.periods.length > 0 ? person : undefined;
    const closed = known ? lastClosedDay(known, type) : type.closedUntil;
    if (closed && day <= closed) return rowMessage('leaveClosed', { latest: closed });
    if (!spanOn(person?.rulesOf(type.id) ?? [], day)?.rules)
      return rowMessage('withoutPolicy', { leaveType: type.name });
    return known && !appearsInBalance(known, type, day)
      ? rowMessage('withoutHireDate', { leaveType: type.name })
      : undefined;
  }
}

function keyOf(employeeId: string, leaveTypeId: string, day: string): string {
  return `${employeeId} ${leaveTypeId} ${day}`;
}
