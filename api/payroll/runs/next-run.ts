import { Injectable } from '@nestjs/common';
import type { NextRunRecord } from '../../contract/payroll/pay-runs.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayPeriods } from './pay-periods.js';
import { PayRunStore } from './pay-run-store.js';

type Counts = Record<
  'people' | 'hires' | 'leavers' | 'revisions' | 'backdated' | 'unpaidDays' | 'unpaidPeople',
  number | string
>;

/** What the next regular run will have, before it begins. */
@Injectable()
export class NextRun {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: PayPeriods,
    private readonly runs: PayRunStore,
  ) {}

  async record(): Promise<NextRunRecord | null> {
    const next = await this.periods.next();
    if (!next) return null;
    const { from, to, payDate } = next;
    const [open] = await this.runs.where("r.kind = 'regular' AND r.state = 'draft'", []);
    const [last] = await this.runs.where(
      "r.regular_period IS NOT NULL AND r.state <> 'draft' ORDER BY p.start_date DESC LIMIT 1",
      [],
    );
    const since = last?.approvedAt ?? 0;
    const recorded =
      "v.valid = 1 AND v.source <> 'opening' AND v.effective_date <= ? AND (v.effective_date >= ? OR v.recorded_at > ?)";
    const unpaid =
      "FROM leave_day t JOIN leave_request l ON l.id = t.leave_id JOIN leave_type y ON y.id = l.leave_type_id WHERE y.paid = 0 AND l.status = 'Approved' AND t.day >= ? AND t.day <= ?";
    const [row] = await this.work.read<Counts>(
      `SELECT (SELECT COUNT(*) FROM employee e WHERE COALESCE(e.hire_date, ?) <= ? AND (e.left_on IS NULL OR e.left_on >= ?)) AS people,
         (SELECT COUNT(*) FROM employee e WHERE e.hire_date >= ? AND e.hire_date <= ?) AS hires,
         (SELECT COUNT(*) FROM employee e WHERE e.left_on >= ? AND e.left_on <= ?) AS leavers,
         (SELECT COUNT(*) FROM salary_revision v WHERE ${recorded}) AS revisions,
         (SELECT COUNT(*) FROM salary_revision v WHERE ${recorded} AND v.effective_date < ?) AS backdated,
         (SELECT COALESCE(SUM(COALESCE(t.morning, 0) + COALESCE(t.afternoon, 0)), 0) ${unpaid}) AS unpaidDays,
         (SELECT COUNT(DISTINCT t.employee_id) ${unpaid}) AS unpaidPeople`,
      [
        from,
        to,
        from,
        from,
        to,
        from,
        to,
        to,
        from,
        since,
        to,
        from,
        since,
        from,
        from,
        to,
        from,
        to,
      ],
    );
    const counts = row as Counts;
    return {
      from,
      to,
      payDate,
      open: open?.id ?? null,
      people: Number(counts.people),
      hires: Number(counts.hires),
      leavers: Number(counts.leavers),
      revisions: Number(counts.revisions),
      backdated: Number(counts.backdated),
      unpaidDays: Number(counts.unpaidDays) / 2,
      unpaidPeople: Number(counts.unpaidPeople),
    };
  }
}
