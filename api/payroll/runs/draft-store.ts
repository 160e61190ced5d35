import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import type { AbsentPerson, StoredChange, StoredRun } from '../facts/pay-run-store.js';
import type { FactsStamp } from '../facts/recorded-facts.js';
import { RecordsBeforePayroll } from '../facts/records-before-payroll.js';
import { PayslipStore } from './payslip-store.js';

const LISTED_CHANGES = 100;

interface ComputedDraft {
  stamp: FactsStamp;
  absent: AbsentPerson[];
  changes: StoredChange[];
}

/** Stores the sums of a draft whose payslips are stored. */
@Injectable()
export class DraftStore {
  constructor(
    private readonly clock: Clock,
    private readonly slips: PayslipStore,
    private readonly before: RecordsBeforePayroll,
  ) {}

  /** Also locks it. */
  async isDraft(manager: EntityManager, { id }: Pick<StoredRun, 'id'>): Promise<boolean> {
    const sql = "UPDATE pay_run SET version = version WHERE id = ? AND state = 'draft'";
    return (await execute(manager, sql, [id])) === 1;
  }

  /** The version rises if a payslip has changed. */
  async finish(
    manager: EntityManager,
    run: StoredRun,
    { stamp, absent, changes }: ComputedDraft,
  ): Promise<void> {
    await this.slips.weighWarnings(manager, run.id);
    const { people, gross, deductions, net, employerCost } = await this.slips.sums(manager, run.id);
    const previous = run.kind === 'regular' ? await this.previousNet(manager, run) : null;
    const first = run.computedAt === null;
    await manager.query(
      `UPDATE pay_run SET computation = NULL, computed_at = ?, facts_since = ?, facts = ?, people = ?, gross = ?, deductions = ?, net = ?, employer_cost = ?, previous_net = ?,
         absent = ?, changes = ?, version = version + ? WHERE id = ?`,
      [
        this.clock.now(),
        stamp.since,
        stamp.facts,
        people,
        gross,
        deductions,
        net,
        employerCost,
        previous,
        JSON.stringify(absent),
        JSON.stringify(first ? [] : changes.slice(0, LISTED_CHANGES)),
        changes.length > 0 ? 1 : 0,
        run.id,
      ],
    );
  }

  private async previousNet(
    manager: EntityManager,
    { from, to }: StoredRun,
  ): Promise<number | string | null> {
    const [row] = await manager.query<{ net: number | string }[]>(
      "SELECT r.net FROM pay_run r JOIN pay_period p ON p.id = r.regular_period WHERE p.start_date < ? AND r.state <> 'draft' ORDER BY p.start_date DESC LIMIT 1",
      [from],
    );
    if (row) return row.net;
    const records = await this.before.previous({ from, to }, this.clock.now());
    return records ? records.gross - records.deductions : null;
  }
}
