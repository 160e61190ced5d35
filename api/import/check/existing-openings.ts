import { spanOn } from '../../contract/dated-spans.js';
import { isEmployedOn, type EmploymentPeriod } from '../../contract/employment-periods.js';
import { rowMessage, type RowMessage } from '../../contract/row-messages.js';
import { appearsInBalance } from '../../entitlement/balances/person-leave-years.js';
import type { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import { lastClosedDay } from '../../entitlement/closing/closed-employment.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { RowOpening } from './row-openings.js';

/** Selects entries `n` that are openings and were not reversed. */
export const LIVE_OPENING =
  "n.kind = 'opening' AND n.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM leave_entry r WHERE r.reverses = n.id)";

interface StoredOpening {
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

  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: EntitlementFacts,
  ) {}

  async load(employeeIds: readonly string[]): Promise<void> {
    const ids = [...new Set(employeeIds)];
    this.people = await this.facts.ofMany(ids);
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

  periodsOf(employeeId: string): readonly EmploymentPeriod[] {
    return this.people.get(employeeId)?.periods ?? [];
  }

  compare(employeeId: string, { type, day, amount, until }: RowOpening): 'same' | 'other' | 'none' {
    const stored = this.stored.get(keyOf(employeeId, type.id, day));
    if (!stored) return 'none';
    return Number(stored.amount) === amount && stored.until === until ? 'same' : 'other';
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
