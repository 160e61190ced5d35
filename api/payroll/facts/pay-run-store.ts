import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { AbsentReason, RunKind, RunState } from '../../contract/payroll/pay-runs.js';
import { Problem, refusal } from '../../contract/problem.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { FactsStamp } from './recorded-facts.js';
import type { Recovery } from '../settlement/payslip-line.js';

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
  computation: string | null;
  progress: number | null;
  progressOf: number | null;
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

type Amounts = 'gross' | 'deductions' | 'net' | 'employerCost' | 'createdAt';
type OptionalAmounts = 'previousNet' | 'computedAt' | 'approvedAt' | 'paidAt';
type RunRow = Omit<StoredRun, Amounts | OptionalAmounts | 'everything' | 'stamp'> &
  Record<Amounts, number | string> &
  Record<OptionalAmounts | 'factsSince', number | string | null> & {
    everything: number;
    facts: number | null;
  };

const RUNS = `SELECT r.id, r.period_id AS periodId, p.start_date AS "from", p.end_date AS "to", r.kind, r.everything, r.name, r.pay_date AS payDate, r.state, r.version, r.people,
    r.gross, r.deductions, r.net, r.employer_cost AS employerCost, r.previous_net AS previousNet, r.computation, r.progress, r.progress_of AS progressOf, r.computed_at AS computedAt,
    r.facts_since AS factsSince, r.facts, r.absent, r.changes, r.created_by AS createdBy, c.name AS createdByName, r.created_at AS createdAt,
    a.name AS approvedByName, r.approved_at AS approvedAt, r.paid_by AS paidBy, y.name AS paidByName, r.paid_at AS paidAt
  FROM pay_run r JOIN pay_period p ON p.id = r.period_id JOIN account c ON c.id = r.created_by LEFT JOIN account a ON a.id = r.approved_by LEFT JOIN account y ON y.id = r.paid_by`;

const optional = (value: number | string | null) => (value === null ? null : Number(value));

@Injectable()
export class PayRunStore {
  constructor(private readonly work: UnitOfWork) {}

  async find(id: string): Promise<StoredRun> {
    const [run] = await this.where('r.id = ?', [id]);
    if (!run) throw new Problem('payroll.run_not_found', refusal('payroll.run_not_found'));
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
    return rows.map(({ everything, factsSince, facts, ...row }) => ({
      ...row,
      everything: everything === 1,
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

export function requireApproved({ state }: Pick<StoredRun, 'state'>): void {
  if (state === 'draft' || state === 'discarded')
    throw new Problem('payroll.not_approved', refusal('payroll.not_approved'));
}

export function requireDraft({ state }: Pick<StoredRun, 'state'>): void {
  if (state !== 'draft') throw new Problem('payroll.not_draft', refusal('payroll.not_draft'));
}

export function absentOf({ absent }: StoredRun): AbsentPerson[] {
  return JSON.parse(absent ?? '[]') as AbsentPerson[];
}
