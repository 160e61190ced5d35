import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Account } from '../../account/account.tables.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addDays, addMonths, type CalendarDate } from '../../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES, type LeaveStatus } from '../../contract/leave/leave-statuses.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../contract/leave/leave-types.js';
import { bookDays } from '../../leave/leave-days.js';
import { wholeDays } from '../../leave/requested-leave.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Salary } from '../../salary/salary.tables.js';
import type { DemoLeave } from './demo-leave.js';

const MONTHS_PAID = 24;
/** Records of these months are made by the runs. */
export const MONTHS_PAID_BY_RUNS = 12;
export const MONTHS_SINCE_RAISE = 12;
const PAY_DAY = 25;
const CHUNK = 100;
const DAY_MS = 86_400_000;
/** People are not notified of anything older. */
export const RECENT_DAYS = 45;

export interface DemoEmployee {
  id: string;
  email: string;
  accountId: string;
  salary: number;
  hireDate: CalendarDate;
  leftOn: CalendarDate | null;
  leave: DemoLeave[];
}

export type PersonByMailbox = (mailbox: string) => DemoEmployee;

export function mailboxOf({ email }: Pick<DemoEmployee, 'email'>): string {
  return email.split('@')[0] as string;
}

export function lastDayUnheard(today: CalendarDate): CalendarDate {
  return addDays(addMonths(`${today.slice(0, 7)}-01`, -1), 13);
}

export function salaryBeforeRaise(currency: CurrencyInUse, salary: number): number {
  return currency.rounded(salary / 1.03);
}

@Injectable()
export class DemoHistory {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly currency: CurrencyInUse,
  ) {}

  write(admin: Actor, company: DemoEmployee[]): Promise<void> {
    return this.work.write(async (manager) => {
      const salaries = company.flatMap((employee) => this.salaries(employee));
      for (let start = 0; start < salaries.length; start += CHUNK)
        await manager.insert(Salary, salaries.slice(start, start + CHUNK));

      // Lists sort by id, so ids must follow the order of creation.
      const requests = company
        .flatMap((employee) => employee.leave.map((leave) => this.request(admin, employee, leave)))
        .sort((a, b) => a.row.created_at - b.row.created_at)
        .map(({ accountId, row }) => ({ accountId, row: { id: newId(), ...row } }));
      // Admins only see notifications of requests made since they became admins.
      await manager.update(
        Account,
        { id: admin.accountId },
        { adminSince: requests[0]?.row.created_at ?? null },
      );
      for (const { accountId, row } of requests) {
        await insertRow(manager, 'leave_request', row);
        if (DAYS_TAKEN_STATUSES.includes(row.status)) {
          await bookDays(manager, {
            id: row.id,
            employeeId: row.employee_id,
            ...wholeDays(row.start_date, row.end_date),
          });
        }
        await this.notify(manager, accountId, row);
      }
    });
  }

  private salaries({ id, salary, hireDate, leftOn }: DemoEmployee) {
    const today = this.clock.today();
    const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
    return Array.from({ length: MONTHS_PAID - MONTHS_PAID_BY_RUNS }, (_, back) => {
      const month = thisMonth - MONTHS_PAID + back;
      const payDate = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${PAY_DAY}`;
      const basicSalary = salaryBeforeRaise(this.currency, salary);
      const allowances =
        payDate.slice(5, 7) === '12' ? this.currency.rounded(basicSalary / 4) : 15_000;
      const deductions = this.currency.rounded(basicSalary * 0.22);
      const net = {
        basicSalary,
        allowances,
        deductions,
        netSalary: basicSalary + allowances - deductions,
      };
      return {
        id: newId(),
        employeeId: id,
        ...net,
        payDate,
        valid: 1 as const,
        outsidePayroll: 0,
        createdAt: Date.parse(`${payDate}T09:00:00Z`),
      };
    }).filter(({ payDate }) => payDate > hireDate && payDate <= (leftOn ?? today));
  }

  private request(admin: Actor, { id: employeeId, accountId }: DemoEmployee, leave: DemoLeave) {
    const startDate = addDays(this.clock.today(), leave.start);
    const endDate = addDays(startDate, leave.days - 1);
    const askedBefore = leave.type === 'Sick Leave' || leave.type === 'Emergency Leave' ? 0 : 14;
    const createdAt = Math.min(
      Date.parse(`${startDate}T08:15:00Z`) - askedBefore * DAY_MS,
      this.clock.now() - DAY_MS / 4 - leave.start * 60_000,
    );
    const decided = leave.status === 'Approved' || leave.status === 'Rejected';
    const cancelled = leave.status === 'Cancelled';
    const answeredAt = Math.min(createdAt + DAY_MS, this.clock.now());
    const row = {
      employee_id: employeeId,
      leave_type_id: BUILTIN_LEAVE_TYPE_IDS[leave.type],
      leave_type: leave.type,
      start_date: startDate,
      end_date: endDate,
      days: leave.days,
      reason: leave.reason,
      reason_folded: folded(leave.reason),
      status: leave.status,
      note: leave.note ?? null,
      decided_by: decided ? admin.accountId : null,
      decided_at: decided ? answeredAt : null,
      cancelled_by: cancelled ? accountId : null,
      cancelled_at: cancelled ? answeredAt : null,
      created_at: createdAt,
    };
    return { accountId, row };
  }

  private async notify(
    manager: EntityManager,
    accountId: string,
    request: { id: string; status: LeaveStatus; created_at: number; decided_at: number | null },
  ): Promise<void> {
    const { id, status, created_at, decided_at } = request;
    if (status === 'Pending') {
      await insertRow(manager, 'admin_notification', {
        id: newId(),
        kind: 'leave.requested',
        leave_id: id,
        by_account_id: accountId,
        created_at,
      });
      return;
    }
    if (decided_at === null || this.clock.now() - decided_at > RECENT_DAYS * DAY_MS) return;
    const kind = status === 'Approved' ? 'leave.approved' : 'leave.rejected';
    await insertRow(manager, 'notification', {
      id: newId(),
      account_id: accountId,
      kind,
      leave_id: id,
      created_at: decided_at,
    });
  }
}
