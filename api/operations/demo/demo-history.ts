import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import { Account } from '../../account/account.entity.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { Clock } from '../../platform/config/clock.js';
import { addDays, eachDay, type CalendarDate } from '../../contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../contract/leave-statuses.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../contract/leave-types.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveDay } from '../../leave/leave-day.entity.js';
import { LeaveRequest } from '../../leave/leave-request.entity.js';
import { AdminNotification } from '../../notification/admin-notification.entity.js';
import { Notification } from '../../notification/notification.entity.js';
import { Salary } from '../../salary/salary.entity.js';
import type { DemoLeave } from './demo-leave.js';

const MONTHS_PAID = 24;
const PAY_DAY = 25;
const CHUNK = 100;
const DAY_MS = 86_400_000;
const RECENT_DAYS = 45;

export interface DemoEmployee {
  id: string;
  accountId: string;
  salary: number;
  hireDate: CalendarDate;
  leftOn: CalendarDate | null;
  leave: DemoLeave[];
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
      for (let start = 0; start < salaries.length; start += CHUNK) await manager.insert(Salary, salaries.slice(start, start + CHUNK));

      // Lists sort by id, so ids must follow the order of creation.
      const requests = company
        .flatMap((employee) => employee.leave.map((leave) => this.request(admin, employee, leave)))
        .sort((a, b) => a.createdAt - b.createdAt)
        .map((request) => ({ ...request, id: newId() }));
      // Admins only see notifications of requests made since they became admins.
      await manager.update(Account, { id: admin.accountId }, { adminSince: requests[0]?.createdAt ?? null });
      for (const { accountId, ...request } of requests) {
        await manager.insert(LeaveRequest, request);
        if (DAYS_TAKEN_STATUSES.includes(request.status)) {
          const days = eachDay(request.startDate, request.endDate);
          await manager.insert(LeaveDay, days.map((day) => ({ employeeId: request.employeeId, day, leaveId: request.id })));
        }
        await this.notify(manager, accountId, request);
      }
    });
  }

  private salaries({ id, salary, hireDate, leftOn }: DemoEmployee) {
    const today = this.clock.today();
    const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
    return Array.from({ length: MONTHS_PAID + 1 }, (_, back) => {
      const month = thisMonth - MONTHS_PAID + back;
      const payDate = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${PAY_DAY}`;
      const basicSalary = back < MONTHS_PAID / 2 ? this.currency.rounded(salary / 1.03) : salary;
      const allowances = payDate.slice(5, 7) === '12' ? this.currency.rounded(basicSalary / 4) : 15_000;
      const deductions = this.currency.rounded(basicSalary * 0.085);
      const net = { basicSalary, allowances, deductions, netSalary: basicSalary + allowances - deductions };
      return { id: newId(), employeeId: id, ...net, payDate, valid: 1 as const, createdAt: Date.parse(`${payDate}T09:00:00Z`) };
    }).filter(({ payDate }) => payDate > hireDate && payDate <= (leftOn ?? today));
  }

  private request(admin: Actor, { id: employeeId, accountId }: DemoEmployee, leave: DemoLeave) {
    const startDate = addDays(this.clock.today(), leave.start);
    const endDate = addDays(startDate, leave.days - 1);
    const askedBefore = leave.type === 'Sick Leave' || leave.type === 'Emergency Leave' ? 0 : 14;
    const createdAt = Math.min(Date.parse(`${startDate}T08:15:00Z`) - askedBefore * DAY_MS, this.clock.now() - DAY_MS / 4 - leave.start * 60_000);
    const decided = leave.status === 'Approved' || leave.status === 'Rejected';
    const cancelled = leave.status === 'Cancelled';
    const answeredAt = Math.min(createdAt + DAY_MS, this.clock.now());
    return {
      employeeId, accountId, leaveTypeId: BUILTIN_LEAVE_TYPE_IDS[leave.type], leaveType: leave.type, startDate, endDate, startsAt: 'morning' as const, endsAt: 'evening' as const, days: leave.days,
      reason: leave.reason, reasonFolded: folded(leave.reason), status: leave.status, note: leave.note ?? null,
      decidedBy: decided ? admin.accountId : null, decidedAt: decided ? answeredAt : null,
      cancelledBy: cancelled ? accountId : null, cancelledAt: cancelled ? answeredAt : null, createdAt,
    };
  }

  private async notify(manager: EntityManager, accountId: string, { id: leaveId, status, createdAt, decidedAt }: Pick<LeaveRequest, 'id' | 'status' | 'createdAt' | 'decidedAt'>): Promise<void> {
    if (status === 'Pending') {
      await manager.insert(AdminNotification, { id: newId(), kind: 'leave.requested', leaveId, byAccountId: accountId, createdAt });
      return;
    }
    if (decidedAt === null || this.clock.now() - decidedAt > RECENT_DAYS * DAY_MS) return;
    const kind = status === 'Approved' ? 'leave.approved' : 'leave.rejected';
    await manager.insert(Notification, { id: newId(), accountId, kind, leaveId, createdAt: decidedAt });
  }
}
