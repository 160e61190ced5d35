import { Injectable } from '@nestjs/common';
import { EARLIEST_EMPLOYMENT } from '../../contract/calendar-date.js';
import { EFFECT_PEOPLE_MAX } from '../../contract/payroll/pay-runs.js';
import { EmployeeAccess } from '../../employee/employee-access.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PersonPayFacts, UnpaidLeaveDay } from '../due/pay-facts.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import type { PayEffectDto } from './pay-effect.dto.js';
import { required, requireFew, requirePerson, type PlannedPay } from './planned-pay.js';

type UnpaidDays = ReadonlyMap<string, readonly UnpaidLeaveDay[]>;

/** Days of unpaid leave after a change that is not stored. */
@Injectable()
export class PlannedUnpaidLeave {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly employees: EmployeeAccess,
    private readonly leaveTypes: LeaveTypes,
    private readonly facts: PayFactsReader,
  ) {}

  /** Nothing for leave of paid types, and for pending leave that is cancelled. */
  async ofRequests(dto: PayEffectDto): Promise<PlannedPay> {
    const { people, leaves } = await this.requests(dto);
    const found = await this.facts.unpaidDaysOf(people, leaves, EARLIEST_EMPLOYMENT);
    if (dto.kind === 'leaveApproved') return this.withUnpaid(people, found);
    if (dto.kind === 'leaveCancelled') return withoutUnpaid(people, found);
    const [from, to] = [required('from', 'From', dto.from), required('to', 'To', dto.to)];
    const isOut = ({ day }: UnpaidLeaveDay) => day >= from && day <= to;
    return withoutUnpaid(people, new Map([...found].map(([id, days]) => [id, days.filter(isOut)])));
  }

  async ofType({ leaveTypeId, paid }: PayEffectDto): Promise<PlannedPay> {
    const isPaid = required('paid', 'Paid', paid);
    const type = await this.leaveTypes.require(leaveTypeId, 'leaveTypeId');
    const rows = await this.work.read<{ id: string }>(
      "SELECT DISTINCT employee_id AS id FROM leave_request WHERE leave_type_id = ? AND status = 'Approved' LIMIT ?",
      [type.id, EFFECT_PEOPLE_MAX + 1],
    );
    const people = requireFew(rows.map(({ id }) => id));
    const found = await this.facts.daysOfType(people, type, EARLIEST_EMPLOYMENT);
    const plan = isPaid ? withoutUnpaid(people, found) : this.withUnpaid(people, found);
    return { ...plan, undated: true };
  }

  private async requests(dto: PayEffectDto): Promise<{ people: string[]; leaves: string[] }> {
    const { kind, leaves, leaveId } = dto;
    if (kind !== 'leaveApproved' || !leaves)
      return {
        people: [await requirePerson(this.employees, dto)],
        leaves: [required('leaveId', 'Leave', leaveId)],
      };
    const rows = await readByIds(leaves, (ids, places) =>
      this.work.read<{ id: string }>(
        `SELECT employee_id AS id FROM leave_request WHERE id IN (${places})`,
        ids,
      ),
    );
    return { people: [...new Set(rows.map(({ id }) => id))], leaves };
  }

  private withUnpaid(people: string[], found: UnpaidDays): PlannedPay {
    return {
      people,
      person: (facts, _, id) => {
        const added = (found.get(id) ?? []).map((one) => ({
          ...one,
          approvedAt: this.clock.now(),
        }));
        const days = [...othersThan(facts, added), ...added];
        return {
          ...facts,
          unpaidLeave: days.sort((one, other) => (one.day < other.day ? -1 : 1)),
        };
      },
    };
  }
}

function withoutUnpaid(people: string[], found: UnpaidDays): PlannedPay {
  return {
    people,
    person: (facts, _, id) => ({
      ...facts,
      unpaidLeave: othersThan(facts, found.get(id) ?? []),
    }),
  };
}

function othersThan(
  { unpaidLeave }: PersonPayFacts,
  days: readonly UnpaidLeaveDay[],
): UnpaidLeaveDay[] {
  const out = new Set(days.map(dayKey));
  return unpaidLeave.filter((one) => !out.has(dayKey(one)));
}

/** Two requests never take the same half of a day, or the same minutes. */
function dayKey({ day, morning, afternoon, minutes }: UnpaidLeaveDay): string {
  return [day, morning, afternoon, minutes].join(' ');
}
