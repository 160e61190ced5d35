import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { LeaveTypeChanges } from '../../entitlement/types/leave-type-changes.js';
import { bookDays } from '../../leave/leave-days.js';
import { wholeDays } from '../../leave/requested-leave.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { DemoEmployee } from './demo-history.js';
import { DEMO_WORDS } from './demo-words.js';

const REASON = 'Helping at home';
const DAYS = 2;
const DAY_MS = 86_400_000;
const [TUESDAY, WEEK] = [2, 7];
/** Those who can sign in, and the deputy, have leave of their own. */
const SIGN_INS = 3;

/** A type of leave without pay, and two days of it this month. */
@Injectable()
export class DemoUnpaidLeave {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly types: LeaveTypeChanges,
  ) {}

  async write(admin: Actor, company: DemoEmployee[], month: CalendarDate): Promise<void> {
    const name = DEMO_WORDS[admin.language].unpaidLeave;
    const { _id: typeId } = await this.types.add(admin, {
      name,
      paid: false,
      reasonRequired: true,
    });
    const start = secondTuesday(month);
    const end = addDays(start, DAYS - 1);
    const employee = company
      .slice(SIGN_INS)
      .find((one) => one.hireDate < month && one.leftOn === null && !this.isAway(one, start, end));
    if (!employee) return;
    const askedAt = Math.min(
      this.clock.startOf(start) - 14 * DAY_MS,
      this.clock.now() - 2 * DAY_MS,
    );
    await this.work.write(async (manager) => {
      const id = newId();
      await insertRow(manager, 'leave_request', {
        id,
        employee_id: employee.id,
        leave_type_id: typeId,
        leave_type: name,
        start_date: start,
        end_date: end,
        days: DAYS,
        reason: REASON,
        reason_folded: folded(REASON),
        status: 'Approved',
        note: null,
        decided_by: admin.accountId,
        decided_at: askedAt + DAY_MS,
        cancelled_by: null,
        cancelled_at: null,
        created_at: askedAt,
      });
      await bookDays(manager, {
        id,
        employeeId: employee.id,
        ...wholeDays(start, end),
      });
    });
  }

  private isAway({ leave }: DemoEmployee, from: CalendarDate, to: CalendarDate): boolean {
    return leave.some(({ start, days }) => {
      const first = addDays(this.clock.today(), start);
      return first <= to && addDays(first, days - 1) >= from;
    });
  }
}

/** From the 8th to the 14th, so that the Wednesday after it is in the month as well. */
function secondTuesday(month: CalendarDate): CalendarDate {
  const eighth = addDays(month, WEEK);
  const weekday = new Date(`${eighth}T00:00:00Z`).getUTCDay();
  return addDays(eighth, (TUESDAY - weekday + WEEK) % WEEK);
}
