import { Injectable } from '@nestjs/common';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { lastOfEach, narrowest } from '../due/component-shares.js';
import type { PayAssignment } from '../due/pay-facts.js';
import { AssignmentReader } from '../facts/assignment-reader.js';
import type { StoredRun } from '../runs/pay-run-store.js';

/** In minor units; null if there is none. */
export interface OtherAmount {
  recurring: number | null;
  inRun: number | null;
}

/** Amounts that people get of a component beside those of a file: in every period, or already in the run. */
@Injectable()
export class OtherAmounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assignments: AssignmentReader,
  ) {}

  async of(run: StoredRun, employeeIds: readonly string[]): Promise<(employeeId: string, componentId: string) => OtherAmount> {
    const { shared, own } = await this.assignments.of(employeeIds, run.id, run.from);
    const departments = await this.departments(employeeIds);
    return (employeeId, componentId) => {
      const ofPerson = own.get(employeeId) ?? [];
      const ofGroups = shared.filter(({ departmentId }) => departmentId === null || departmentId === departments.get(employeeId));
      const given = [...ofGroups, ...ofPerson].filter((one) => one.componentId === componentId);
      const holding = given.filter((one) => one.run === null && one.from <= run.to && (one.to === null || one.to >= run.from));
      return { recurring: sumOf(lastOfEach(narrowest(holding))), inRun: sumOf(given.filter((one) => one.run?.id === run.id)) };
    };
  }

  private async departments(employeeIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await readByIds(employeeIds, (ids, places) => this.work.read<{ id: string; departmentId: string }>(`SELECT id, department_id AS departmentId FROM employee WHERE id IN (${places})`, ids));
    return new Map(rows.map(({ id, departmentId }) => [id, departmentId]));
  }
}

function sumOf(assignments: readonly PayAssignment[]): number | null {
  if (assignments.length === 0) return null;
  return assignments.reduce((sum, { amount, hours, hourly }) => sum + (amount ?? Math.round(((hours ?? 0) * (hourly ?? 0)) / 100)), 0);
}
