import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { RunCause } from '../../contract/payroll/pay-runs.js';
import {
  CHANGE_CAUSES,
  type ChangeCause,
  type PayChange,
} from '../../contract/payroll/payslips.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import type { Actor } from '../../platform/access/actor.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { AbsentPeople } from './absent-people.js';
import { PAID, peopleAlone, someOf, type PeopleSum } from './people-sum.js';

type CauseSum = PeopleSum & { amount: number };

/** The reasons why a run pays more or less than the one before. */
@Injectable()
export class RunChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: PayRunStore,
    private readonly absent: AbsentPeople,
    private readonly payAccess: PayAccessLog,
  ) {}

  /** From the net pay of the run before to that of this one: the amounts add up to the change. */
  async read(actor: Actor, id: string): Promise<RunCause[]> {
    const run = await this.runs.find(id);
    const slips = await this.work.read<{ employeeId: string; causes: string }>(
      `SELECT s.employee_id AS employeeId, s.causes FROM payslip s WHERE s.run_id = ? AND ${PAID}`,
      [id],
    );
    const causes = new Map<ChangeCause, CauseSum>();
    const add = (kind: ChangeCause, change: number, employeeId: string) => {
      const known = causes.get(kind) ?? { people: 0, amount: 0, some: [] };
      causes.set(kind, {
        people: known.people + 1,
        amount: known.amount + change,
        some: someOf(known.some, employeeId),
      });
    };
    for (const { employeeId, causes: json } of slips) {
      const own = new Map<ChangeCause, number>();
      for (const { kind, amount: change } of JSON.parse(json) as PayChange[])
        own.set(kind, (own.get(kind) ?? 0) + change);
      own.forEach((change, kind) => add(kind, change, employeeId));
    }
    for (const { employeeId, reason, previousNet } of await this.absent.find(run))
      if (previousNet !== null) add(reason === 'held' ? 'held' : 'gone', -previousNet, employeeId);
    addMissing(run, causes);
    this.payAccess.record(actor, 'run', ...peopleAlone(actor, [...causes.values()]));
    return CHANGE_CAUSES.flatMap((kind) => {
      const cause = causes.get(kind);
      return cause
        ? [{ kind, component: null, people: cause.people, amount: amount(cause.amount) }]
        : [];
    });
  }
}

/** People of the run before who are neither paid nor listed: their payslip was reversed since, or paid off-cycle. */
function addMissing(run: StoredRun, causes: Map<ChangeCause, CauseSum>): void {
  if (run.previousNet === null) return;
  const explained = [...causes.values()].reduce((sum, cause) => sum + cause.amount, 0);
  const rest = run.net - run.previousNet - explained;
  if (rest === 0) return;
  const gone = causes.get('gone') ?? { people: 0, amount: 0, some: [] };
  causes.set('gone', { ...gone, amount: gone.amount + rest });
}
