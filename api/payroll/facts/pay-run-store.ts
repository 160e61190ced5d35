import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { AbsentReason, RunKind, RunState } from '../../contract/payroll/pay-runs.js';
import { Problem, refusal } from '../../contract/problem.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { JobKind } from '../../platform/jobs/jobs.js';
import type { Recovery } from '../settlement/payslip-line.js';
import type { FactsStamp } from './recorded-facts.js';

/** Amounts in minor units, instants in milliseconds. */
export interface StoredRun {
  id: string;
  periodId: string;
  from: CalendarDate;
  to: CalendarDate;
  kind: RunKind;
  /** Off-cycle: pays its people all that is due, not only single payments. */
  everything: boolean;
  name: string | null;
  payDate: CalendarDate;
  state: RunState;
  version: number;
  people: number;
  gross: number;
  deductions: number;
  net: number;
  employerCost: number;
  previousNet: number | null;
  /** While a job computes or pays it. */
  progress: { done: number; of: number } | null;
  computedAt: number | null;
  stamp: FactsStamp | null;
  absent: string | null;
  changes: string | null;
  createdBy: string;
  createdByName: string;
  createdAt: number;
  approvedByName: string | null;
  approvedAt: number | null;
  paidBy: string | null;
  paidByName: string | null;
  paidAt: number | null;
}

/** Somebody of whom a payslip could be expected, without one. */
export interface AbsentPerson {
  employeeId: string;
  reason: AbsentReason;
  previousNet: number | null;
  amount: number | null;
  date: CalendarDate | null;
  note: string | null;
  /** The parts of the amount that is still to recover. */
  toRecover?: Recovery[];
}

/** A payslip of a draft that is not as before. In minor units. */
export interface StoredChange {
  employeeId: string;
  name: string;
  before: number | null;
  after: number | null;
}

type Amounts = 'gross' | 'deductions' | 'net' | 'employerCost' | 'createdAt';
type OptionalAmounts = 'previousNet' | 'computedAt' | 'approvedAt' | 'paidAt';
type RunRow = Omit<StoredRun, Amounts | OptionalAmounts | 'everything' | 'stamp' | 'progress'> &
  Record<Amounts, number | string> &
  Record<OptionalAmounts | 'factsSince', number | string | null> & {
    everything: number;
    facts: number | null;
    jobDone: number | null;
    jobTotal: number | null;
  };

/** A run has one of these jobs at most. */
export const COMPUTATION = 'payroll computation' satisfies JobKind;
export const PAYMENT = 'payroll payment' satisfies JobKind;

/** A condition on the run `r`. Only servers of an earlier version set the column, and give their runs no total. */
export const NOT_COMPUTING = `r.computation IS NULL AND NOT EXISTS (SELECT 1 FROM job j WHERE j.kind = '${COMPUTATION}' AND j.subject_id = r.id)`;

const RUNS = `SELECT r.id, r.period_id AS periodId, p.start_date AS "from", p.end_date AS "to", r.kind, r.everything, r.name, r.pay_date AS payDate, r.state, r.version, r.people,
    r.gross, r.deductions, r.net, r.employer_cost AS employerCost, r.previous_net AS previousNet, j.done AS jobDone,
    CASE WHEN j.id IS NOT NULL OR r.state = 'draft' AND r.computation IS NOT NULL THEN COALESCE(j.total, r.people) END AS jobTotal, r.computed_at AS computedAt,
    r.facts_since AS factsSince, r.facts, r.absent, r.changes, r.created_by AS createdBy, c.name AS createdByName, r.created_at AS createdAt,
    a.name AS approvedByName, r.approved_at AS approvedAt, r.paid_by AS paidBy, y.name AS paidByName, r.paid_at AS paidAt
  FROM pay_run r JOIN pay_period p ON p.id = r.period_id JOIN account c ON c.id = r.created_by LEFT JOIN account a ON a.id = r.approved_by LEFT JOIN account y ON y.id = r.paid_by
  LEFT JOIN job j ON j.subject_id = r.id AND j.kind IN ('${COMPUTATION}', '${PAYMENT}')`;

const optional = (value: number | string | null) => (value === null ? null : Number(value));

@Injectable()
export class PayRunStore {
  constructor(private readonly work: UnitOfWork) {}

  async find(id: string): Promise<StoredRun> {
    const [run] = await this.where('r.id = ?', [id]);
    if (!run) throw new Problem('payroll.run_not_found', refusal('payroll.run_not_found'));
    return run;
  }

  async findDraft(id: string): Promise<StoredRun> {
    const run = await this.find(id);
    if (run.state !== 'draft') throw new Problem('payroll.not_draft', refusal('payroll.not_draft'));
    return run;
  }

  /** The last regular one of the periods before a day; a draft does not count. */
  async regularBefore(day: CalendarDate): Promise<StoredRun | undefined> {
    const [run] = await this.where(
      "r.regular_period IS NOT NULL AND r.state <> 'draft' AND p.start_date < ? ORDER BY p.start_date DESC LIMIT 1",
      [day],
    );
    return run;
  }

  /** Those with a payslip. */
  async peopleOf(ids: readonly string[]): Promise<string[]> {
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string }>(
        `SELECT employee_id AS id FROM payslip WHERE run_id IN (${places}) AND state <> 'held'`,
        some,
      ),
    );
    return rows.map(({ id }) => id);
  }

  async where(condition: string, parameters: unknown[]): Promise<StoredRun[]> {
    const rows = await this.work.read<RunRow>(`${RUNS} WHERE ${condition}`, parameters);
    return rows.map(({ everything, factsSince, facts, jobDone, jobTotal, ...row }) => ({
      ...row,
      everything: everything === 1,
      progress: jobTotal === null ? null : { done: jobDone ?? 0, of: jobTotal },
      gross: Number(row.gross),
      deductions: Number(row.deductions),
      net: Number(row.net),
      employerCost: Number(row.employerCost),
      createdAt: Number(row.createdAt),
      previousNet: optional(row.previousNet),
      computedAt: optional(row.computedAt),
      approvedAt: optional(row.approvedAt),
      paidAt: optional(row.paidAt),
      stamp: factsSince === null || facts === null ? null : { since: Number(factsSince), facts },
    }));
  }
}

export function isComputing({ state, progress }: StoredRun): boolean {
  return state === 'draft' && progress !== null;
}

export function requireApproved({ state }: Pick<StoredRun, 'state'>): void {
  if (state === 'draft' || state === 'discarded')
    throw new Problem('payroll.not_approved', refusal('payroll.not_approved'));
}

export function absentOf({ absent }: StoredRun): AbsentPerson[] {
  return JSON.parse(absent ?? '[]') as AbsentPerson[];
}
