import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { PayFactRule } from '../../contract/payroll/pay-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import {
  actionsOf,
  ENTRY,
  factsIn,
  type EntryRow,
  type RecordedFact,
} from '../facts/recorded-fact.js';

/** A paid run that settled all that was due to somebody up to a day; null for everybody. */
interface Settlement {
  employeeId: string | null;
  to: CalendarDate;
  /** It used all facts before that, and these. */
  since: number;
  used: Set<string>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Facts are recorded at most two years ahead. */
const PLANNED_MS = 2 * 366 * DAY_MS;

const isOfRun = ({ kind }: PayFactRule) => kind === 'hold' || kind === 'run';
const OF_RUN = actionsOf(isOfRun);
const BANK = actionsOf(({ kind }) => kind === 'bank');
/** Repayments and waivers are signed on their own. */
const OTHERS = actionsOf(
  (rule) => !isOfRun(rule) && rule.kind !== 'bank' && rule.kind !== 'recovery',
);
const PLANNED = actionsOf(({ from }) => from !== undefined);

const PAID = "o.state = 'paid'";
const SETTLED = `${PAID} AND q.everything = 1`;
/** The facts of a run that no paid run has used yet, by the audit log: what was superseded or taken back is one too. */
@Injectable()
export class RunFacts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async read(run: StoredRun): Promise<RecordedFact[]> {
    const facts = [
      ...(await this.readOfRun(run)),
      ...(await this.readOfPeople(run, BANK, { paid: PAID, planned: "''" })),
      ...(run.everything
        ? await this.readOfPeople(run, OTHERS, { paid: SETTLED, planned: PLANNED })
        : []),
      ...(run.everything ? await this.readOfEverybody(run) : []),
    ];
    return facts.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  }

  private async readOfRun({ id, everything }: StoredRun): Promise<RecordedFact[]> {
    // A removed payment is about the run, or about the file that is taken back; of one that pays all, it is read with its people.
    const removed = everything
      ? ''
      : `OR t.action = 'payroll.unassign' AND (t.subject_id = ? OR t.changeset_id IN (SELECT u.changeset_id FROM audit_entry u WHERE u.action = 'payroll.unimport' AND u.subject_id = ?))`;
    const entries = await this.work.read<EntryRow>(
      `${ENTRY} WHERE t.action IN (${OF_RUN}) AND t.subject_id = ? OR a.run_id = ? ${removed}`,
      everything ? [id, id] : [id, id, id, id],
    );
    return entries.flatMap(factsIn);
  }

  /** Facts of its people since they were last paid in this way, and planned ones. */
  private async readOfPeople(
    run: StoredRun,
    actions: string,
    { paid, planned }: { paid: string; planned: string },
  ): Promise<RecordedFact[]> {
    const entries = await this.work.read<EntryRow>(
      `${ENTRY} WHERE t.action IN (${actions}) AND (a.run_id IS NULL OR a.run_id <> ? AND t.action = 'payroll.withdraw') AND (l.id IS NULL OR y.paid = 0)
         AND EXISTS (SELECT 1 FROM payslip s WHERE s.run_id = ? AND s.employee_id = t.employee_id)
         AND (t.recorded_at > ? AND t.action IN (${planned}) OR t.recorded_at >= COALESCE((SELECT MAX(q.facts_since) FROM payslip o JOIN pay_run q ON q.id = o.run_id
           WHERE o.employee_id = t.employee_id AND ${paid}), 0))`,
      [run.id, run.id, this.clock.now() - PLANNED_MS],
    );
    const people = [...new Set(entries.flatMap(({ employeeId }) => employeeId ?? []))];
    const settlements = await readByIds(people, (ids, places) =>
      this.settlements(
        'o.employee_id',
        `payslip o JOIN pay_run q ON q.id = o.run_id JOIN pay_period d ON d.id = q.period_id WHERE ${paid} AND o.employee_id IN (${places})`,
        ids,
      ),
    );
    return unusedFacts(entries, run, settlements);
  }

  private async readOfEverybody(run: StoredRun): Promise<RecordedFact[]> {
    const settled = await this.settlements(
      'NULL',
      `pay_run q JOIN pay_period d ON d.id = q.period_id WHERE q.everything = 1 AND q.kind = 'regular' AND EXISTS (SELECT 1 FROM payslip o WHERE o.run_id = q.id AND ${PAID})`,
      [],
    );
    const last = Math.max(0, ...settled.map(({ since }) => since));
    const entries = await this.work.read<EntryRow>(
      `${ENTRY} WHERE t.action IN (${OTHERS}) AND t.employee_id IS NULL AND (t.recorded_at >= ? OR t.recorded_at > ? AND t.action IN (${PLANNED}))`,
      [last, this.clock.now() - PLANNED_MS],
    );
    return unusedFacts(entries, run, settled);
  }

  private async settlements(
    employee: string,
    source: string,
    parameters: string[],
  ): Promise<Settlement[]> {
    const rows = await this.work.read<{
      employeeId: string | null;
      to: CalendarDate;
      since: number | string;
      used: string | null;
    }>(
      `SELECT DISTINCT ${employee} AS employeeId, d.end_date AS "to", q.facts_since AS since, q.used_facts AS used FROM ${source}`,
      parameters,
    );
    return rows.map(({ since, used, ...row }) => ({
      ...row,
      since: Number(since),
      used: new Set(JSON.parse(used ?? '[]') as string[]),
    }));
  }
}

function unusedFacts(
  entries: EntryRow[],
  run: StoredRun,
  settlements: Settlement[],
): RecordedFact[] {
  const ofPerson = new Map<string | null, Settlement[]>();
  for (const one of settlements)
    ofPerson.set(one.employeeId, [...(ofPerson.get(one.employeeId) ?? []), one]);
  return entries.flatMap((entry) =>
    factsIn(entry).filter(
      ({ id, at, earliest, latest }) =>
        (earliest === null || earliest <= run.to) &&
        !ofPerson
          .get(entry.employeeId)
          ?.some(
            ({ since, used, to }) =>
              (at < since || used.has(id)) && (latest === null || latest <= to),
          ),
    ),
  );
}
