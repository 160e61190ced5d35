import { Injectable } from '@nestjs/common';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { lastOfEach, narrowest } from '../due/component-shares.js';
import type { PayAssignment } from '../due/pay-facts.js';
import { AssignmentReader } from '../facts/assignment-reader.js';
import type { StoredRun } from '../facts/pay-run-store.js';

/** In minor units; null if there is none. */
export interface OtherAmount {
  recurring: number | null;
  inRun: number | null;
  inOtherRuns: number | null;
}

type SinglePayments = Pick<OtherAmount, 'inRun' | 'inOtherRuns'>;

const NO_SINGLE: SinglePayments = { inRun: null, inOtherRuns: null };

interface SinglePaymentRow {
  employeeId: string;
  componentId: string;
  runId: string;
  amount: number | string | null;
  hours: number | null;
  hourly: number | string | null;
}

/** Amounts that people get of a component beside those of a file: in every period, already in the run, or in other runs of its period, also drafts. */
@Injectable()
export class OtherAmounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assignments: AssignmentReader,
  ) {}

  async read(
    run: StoredRun,
    employeeIds: readonly string[],
  ): Promise<(employeeId: string, componentId: string) => OtherAmount> {
    const { shared, own } = await this.assignments.read(employeeIds, null, run.from);
    const departments = await this.departments(employeeIds);
    const singlePayments = await this.singlePayments(run, employeeIds);
    return (employeeId, componentId) => {
      const ofGroups = shared.filter(
        ({ departmentId }) => departmentId === null || departmentId === departments.get(employeeId),
      );
      const given = [...ofGroups, ...(own.get(employeeId) ?? [])].filter(
        (one) => one.componentId === componentId,
      );
      const inForce = given.filter(
        (one) => one.run === null && one.from <= run.to && (one.to === null || one.to >= run.from),
      );
      const recurring = lastOfEach(narrowest(inForce)).map(minorOf);
      return {
        ...NO_SINGLE,
        ...singlePayments.get(`${employeeId} ${componentId}`),
        recurring: recurring.length === 0 ? null : recurring.reduce((sum, minor) => sum + minor, 0),
      };
    };
  }

  private async departments(employeeIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<{ id: string; departmentId: string }>(
        `SELECT id, department_id AS departmentId FROM employee WHERE id IN (${places})`,
        ids,
      ),
    );
    return new Map(rows.map(({ id, departmentId }) => [id, departmentId]));
  }

  /** By employee and component. */
  private async singlePayments(
    { id, periodId }: StoredRun,
    employeeIds: readonly string[],
  ): Promise<Map<string, SinglePayments>> {
    const rows = await readByIds(employeeIds, (ids, places) =>
      this.work.read<SinglePaymentRow>(
        `SELECT a.employee_id AS employeeId, a.component_id AS componentId, a.run_id AS runId, a.amount, a.hours, a.hourly
       FROM pay_assignment a JOIN pay_run r ON r.id = a.run_id WHERE a.employee_id IN (${places}) AND r.period_id = ? AND r.state <> 'discarded'`,
        [...ids, periodId],
      ),
    );
    const sums = new Map<string, SinglePayments>();
    for (const { employeeId, componentId, runId, ...given } of rows) {
      const key = `${employeeId} ${componentId}`;
      const known = sums.get(key) ?? NO_SINGLE;
      const where = runId === id ? 'inRun' : 'inOtherRuns';
      sums.set(key, { ...known, [where]: (known[where] ?? 0) + minorOf(given) });
    }
    return sums;
  }
}

function minorOf({
  amount,
  hours,
  hourly,
}: Pick<PayAssignment | SinglePaymentRow, 'amount' | 'hours' | 'hourly'>): number {
  return Number(amount ?? Math.round(((hours ?? 0) * Number(hourly ?? 0)) / 100));
}
