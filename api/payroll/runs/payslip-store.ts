import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import type { StoredChange } from '../facts/pay-run-store.js';
import {
  attentionBeside,
  warningCounts,
  type WarnedPayslips,
} from '../settlement/common-warnings.js';
import type { ComputedPayslip } from './person-payslip.js';

const CONTENT = [
  'state',
  'gross',
  'deductions',
  'net',
  'employer_cost',
  'line_items',
  'to_recover',
  'causes',
  'warnings',
  'attention',
  'previous_net',
  'net_change',
  'department_id',
  'department',
  'employee_number',
  'name',
  'designation',
  'name_folded',
] as const;
const COLUMNS = ['id', 'run_id', 'employee_id', ...CONTENT];

type StoredSlip = Record<Exclude<(typeof CONTENT)[number], 'name'>, string | number | null> & {
  id: string;
  employee_id: string;
  name: string;
};

type Sums = Record<'people' | 'gross' | 'deductions' | 'net' | 'employerCost', number | string>;

/** The payslips of drafts. */
@Injectable()
export class PayslipStore {
  /** Stores those of some people that differ, and removes those of them that are no more. */
  async replace(
    manager: EntityManager,
    runId: string,
    employeeIds: readonly string[],
    payslips: readonly ComputedPayslip[],
  ): Promise<StoredChange[]> {
    const stored = new Map(
      (await this.stored(manager, runId, employeeIds)).map((row) => [row.employee_id, row]),
    );
    const different = payslips
      .map((payslip) => ({
        payslip,
        content: contentOf(payslip),
        before: stored.get(payslip.person.id),
      }))
      .filter(({ content, before }) => !before || differs(content, before));
    const kept = new Set(payslips.map(({ person }) => person.id));
    const gone = [...stored.values()].filter((row) => !kept.has(row.employee_id));
    await this.remove(manager, [
      ...different.flatMap(({ before }) => (before ? [before.id] : [])),
      ...gone.map(({ id }) => id),
    ]);
    await insertRows(
      manager,
      'payslip',
      COLUMNS,
      different.map(({ payslip, content, before }) => [
        before?.id ?? newId(),
        runId,
        payslip.person.id,
        ...content,
      ]),
    );
    return [
      ...different.map(({ payslip: { person, net }, before }) => ({
        employeeId: person.id,
        name: person.name,
        before: before ? Number(before.net) : null,
        after: net,
      })),
      ...gone.map(removed),
    ];
  }

  /** Removes payslips of people whom the run no longer pays. */
  async removeOthers(
    manager: EntityManager,
    runId: string,
    employeeIds: readonly string[],
  ): Promise<StoredChange[]> {
    const known = new Set(employeeIds);
    const rows = await manager.query<Pick<StoredSlip, 'id' | 'employee_id' | 'name' | 'net'>[]>(
      'SELECT id, employee_id, name, net FROM payslip WHERE run_id = ?',
      [runId],
    );
    const others = rows.filter((row) => !known.has(row.employee_id));
    await this.remove(
      manager,
      others.map(({ id }) => id),
    );
    return others.map(removed);
  }

  /** Without those on hold. One that was paid and reversed since stays: the run paid it. */
  async sums(manager: EntityManager, runId: string): Promise<Sums> {
    const [row] = await manager.query<Sums[]>(
      `SELECT COUNT(*) AS people, COALESCE(SUM(gross), 0) AS gross, COALESCE(SUM(deductions), 0) AS deductions, COALESCE(SUM(net), 0) AS net, COALESCE(SUM(employer_cost), 0) AS employerCost
       FROM payslip WHERE run_id = ? AND state <> 'held'`,
      [runId],
    );
    return row as Sums;
  }

  /** By the warnings of the whole run: one that most payslips have is said once, not of each of them. */
  async weighWarnings(manager: EntityManager, runId: string): Promise<void> {
    const slips = await manager.query<WarnedPayslips[]>(
      "SELECT warnings, COUNT(*) AS n FROM payslip WHERE run_id = ? AND state <> 'held' GROUP BY warnings",
      [runId],
    );
    const common = warningCounts(slips).flatMap((one) => (one.common ? one.warning : []));
    const attention = attentionBeside(common);
    await manager.query(
      `UPDATE payslip SET attention = ${attention} WHERE run_id = ? AND attention > 0 AND attention <> ${attention}`,
      [runId],
    );
  }

  private stored(
    manager: EntityManager,
    runId: string,
    ids: readonly string[],
  ): Promise<StoredSlip[]> {
    return readByIds(ids, (some, places) =>
      manager.query<StoredSlip[]>(
        `SELECT id, employee_id, ${CONTENT.join(', ')} FROM payslip WHERE run_id = ? AND employee_id IN (${places})`,
        [runId, ...some],
      ),
    );
  }

  private async remove(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await readByIds(ids, async (some, places) => {
      await manager.query(`DELETE FROM payslip WHERE id IN (${places})`, some);
      return [];
    });
  }
}

/** How much attention a payslip needs is weighed later, by the warnings of all. */
function differs(content: (string | number | null)[], before: StoredSlip): boolean {
  return CONTENT.some(
    (column, place) => column !== 'attention' && String(content[place]) !== String(before[column]),
  );
}

function removed({
  employee_id: employeeId,
  name,
  net,
}: Pick<StoredSlip, 'employee_id' | 'name' | 'net'>): StoredChange {
  return { employeeId, name, before: Number(net), after: null };
}

function contentOf({
  person,
  held,
  gross,
  deductions,
  net,
  employerCost,
  lines,
  toRecover,
  causes,
  warnings,
  attention,
  previousNet,
  change,
}: ComputedPayslip): (string | number | null)[] {
  return [
    held ? 'held' : 'draft',
    gross,
    deductions,
    net,
    employerCost,
    JSON.stringify(lines),
    JSON.stringify(toRecover),
    JSON.stringify(causes),
    JSON.stringify(warnings),
    attention,
    previousNet,
    change,
    person.departmentId,
    person.department,
    person.employeeNumber,
    person.name,
    person.designation,
    person.nameFolded,
  ];
}
