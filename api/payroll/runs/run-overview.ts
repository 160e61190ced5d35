import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { AbsentRecord, RunCause, RunTotal } from '../../contract/payroll/pay-runs.js';
import {
  CHANGE_CAUSES,
  type ChangeCause,
  type PayChange,
} from '../../contract/payroll/payslips.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Recovery, SlipLine } from '../settlement/payslip-line.js';
import {
  absentOf,
  PayRunStore,
  type AbsentPerson,
  type StoredRun,
} from '../facts/pay-run-store.js';

interface NamedPerson {
  id: string;
  employeeId: string;
  name: string;
  department: string;
  payslip: string | null;
}

interface ComponentSum {
  name: string;
  position: number;
  people: number;
  amount: number;
  /** The first ones of its people. */
  some: string[];
}

/** More people than that hide what each of them has. */
const FEW = 2;

/** One that was paid and reversed since stays: the run paid it. */
const PAID = "s.state <> 'held'";

/** Lines of so many payslips are read at once: those of a large run would fill the memory and keep others waiting. */
const SLIPS_PER_TURN = 200;

/** `some` are all of its people as long as they are few. */
interface PeopleSum {
  people: number;
  some: string[];
}

type CauseSum = PeopleSum & { amount: number };

@Injectable()
export class RunOverview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: PayRunStore,
    private readonly payAccess: PayAccessLog,
  ) {}

  /** From the net pay of the run before to that of this one: the amounts add up to the change. */
  async changes(actor: Actor, id: string): Promise<RunCause[]> {
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
    for (const { employeeId, reason, previousNet } of await this.absentIn(run))
      if (previousNet !== null) add(reason === 'held' ? 'held' : 'gone', -previousNet, employeeId);
    await this.addMissing(run, causes);
    this.recordSums(actor, [...causes.values()]);
    return CHANGE_CAUSES.flatMap((kind) => {
      const cause = causes.get(kind);
      return cause
        ? [{ kind, component: null, people: cause.people, amount: amount(cause.amount) }]
        : [];
    });
  }

  async totals(
    actor: Actor,
    id: string,
  ): Promise<{ departments: RunTotal[]; components: RunTotal[] }> {
    const run = await this.runs.find(id);
    const departments = await this.work.read<{
      name: string;
      people: number | string;
      amount: number | string;
      change: number | string;
    }>(
      `SELECT s.department AS name, COUNT(*) AS people, SUM(s.net) AS amount, SUM(s.net_change) AS "change" FROM payslip s WHERE s.run_id = ? AND ${PAID} GROUP BY s.department ORDER BY SUM(s.net) DESC, s.department`,
      [id],
    );
    const isFirst = run.previousNet === null;
    const components = await this.components(id, run);
    this.recordSums(actor, [
      ...(await this.fewIn(
        id,
        departments.filter(({ people }) => Number(people) <= FEW).map(({ name }) => name),
      )),
      ...components,
    ]);
    return {
      departments: departments.map(({ name, people, amount: net, change }) => ({
        name,
        people: Number(people),
        amount: amount(net),
        change: isFirst ? null : amount(change),
      })),
      components: components.map(({ some: _, ...total }) => total),
    };
  }

  async absent(id: string): Promise<AbsentRecord[]> {
    const absent = [
      ...(await this.absentIn(await this.runs.find(id))),
      ...(await this.owingWithNothing(id)),
    ];
    const ids = absent.map(({ employeeId }) => employeeId);
    const people = new Map((await this.people(id, ids)).map((person) => [person.id, person]));
    const paidOut = await this.unusedLeavePaid(ids);
    return absent.flatMap(({ employeeId, reason, previousNet, amount: left, date, note }) => {
      const person = people.get(employeeId);
      if (!person) return [];
      const { id: _id, payslip, ...named } = person;
      return [
        {
          payslip,
          employee: { _id, ...named },
          reason,
          previousNet: previousNet === null ? null : amount(previousNet),
          amount: left === null ? null : amount(left),
          date,
          note,
          unusedLeavePaid: paidOut.has(employeeId),
        },
      ];
    });
  }

  private async unusedLeavePaid(employeeIds: readonly string[]): Promise<Set<string>> {
    const rows = await readByIds(employeeIds, (some, places) =>
      this.work.read<{ id: string }>(
        `SELECT t.employee_id AS id FROM pay_assignment t JOIN pay_run r ON r.id = t.run_id
         WHERE t.employee_id IN (${places}) AND t.settled_day IS NOT NULL AND t.withdrawn_at IS NULL AND r.state = 'paid'`,
        some,
      ),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** As computed, and who was put on hold when the run was paid: a record had taken the pay date. */
  private async absentIn(run: StoredRun): Promise<AbsentPerson[]> {
    const absent = absentOf(run);
    const listed = new Set(absent.map(({ employeeId }) => employeeId));
    const held = await this.work.read<
      Pick<AbsentPerson, 'employeeId' | 'note'> & { previousNet: number | string | null }
    >(
      `SELECT s.employee_id AS employeeId, s.previous_net AS previousNet, h.reason AS note FROM payslip s
       JOIN pay_hold h ON h.run_id = s.run_id AND h.employee_id = s.employee_id WHERE s.run_id = ? AND s.state = 'held'`,
      [run.id],
    );
    return [
      ...absent,
      ...held
        .filter(({ employeeId }) => !listed.has(employeeId))
        .map(({ previousNet, ...person }) => ({
          ...person,
          reason: 'held' as const,
          previousNet: previousNet === null ? null : Number(previousNet),
          amount: null,
          date: null,
        })),
    ];
  }

  /** With a payslip of net 0: they got nothing, and still owe. */
  private async owingWithNothing(id: string): Promise<AbsentPerson[]> {
    const rows = await this.work.read<{ employeeId: string; toRecover: string }>(
      "SELECT employee_id AS employeeId, to_recover AS toRecover FROM payslip WHERE run_id = ? AND net = 0 AND to_recover <> '[]' AND state <> 'held' ORDER BY name_folded, id",
      [id],
    );
    return rows.map(({ employeeId, toRecover }) => ({
      employeeId,
      reason: 'toRecover',
      previousNet: null,
      amount: (JSON.parse(toRecover) as Recovery[]).reduce((sum, part) => sum + part.amount, 0),
      date: null,
      note: null,
    }));
  }

  /** People of the run before who are neither paid nor listed: their payslip was reversed since, or paid off-cycle. */
  private async addMissing(run: StoredRun, causes: Map<ChangeCause, CauseSum>): Promise<void> {
    if (run.previousNet === null) return;
    const explained = [...causes.values()].reduce((sum, cause) => sum + cause.amount, 0);
    const rest = run.net - run.previousNet - explained;
    if (rest === 0) return;
    const gone = causes.get('gone') ?? { people: 0, amount: 0, some: [] };
    causes.set('gone', { ...gone, amount: gone.amount + rest });
  }

  /** With the change from the regular run before. */
  private async components(
    id: string,
    { kind, from, previousNet }: StoredRun,
  ): Promise<(RunTotal & { some: string[] })[]> {
    const now = await this.componentSums(id);
    if (kind !== 'regular' || previousNet === null) return totalsOf(now, undefined);
    const [previous] = await this.runs.where(
      "r.regular_period IS NOT NULL AND r.state <> 'draft' AND p.start_date < ? ORDER BY p.start_date DESC LIMIT 1",
      [from],
    );
    return totalsOf(now, previous && (await this.componentSums(previous.id)));
  }

  private async componentSums(id: string): Promise<Map<string, ComponentSum>> {
    const totals = new Map<string, ComponentSum>();
    for (let last = ''; ;) {
      const slips = await this.work.read<{ employeeId: string; lines: string }>(
        `SELECT s.employee_id AS employeeId, s.line_items AS "lines" FROM payslip s WHERE s.run_id = ? AND s.employee_id > ? AND ${PAID} ORDER BY s.employee_id LIMIT ?`,
        [id, last, SLIPS_PER_TURN],
      );
      for (const { employeeId, lines } of slips)
        addLines(totals, employeeId, JSON.parse(lines) as SlipLine[]);
      if (slips.length < SLIPS_PER_TURN) return totals;
      last = slips.at(-1)?.employeeId as string;
      await setImmediate();
    }
  }

  private async fewIn(id: string, departments: string[]): Promise<PeopleSum[]> {
    const rows = await readByIds(departments, (names, places) =>
      this.work.read<{ employeeId: string; department: string }>(
        `SELECT s.employee_id AS employeeId, s.department FROM payslip s WHERE s.run_id = ? AND ${PAID} AND s.department IN (${places})`,
        [id, ...names],
      ),
    );
    return departments.map((name) => {
      const some = rows.flatMap((row) => (row.department === name ? row.employeeId : []));
      return { people: some.length, some };
    });
  }

  /** A sum over one person is that person's pay, also beside the reader's own. */
  private recordSums(actor: Actor, sums: PeopleSum[]): void {
    const people = sums.flatMap(({ people: count, some }) => {
      const others = some.filter((id) => id !== actor.employeeId);
      return count === some.length && others.length === 1 ? others : [];
    });
    if (people.length > 0) this.payAccess.record(actor, 'run', ...new Set(people));
  }

  private people(runId: string, ids: readonly string[]): Promise<NamedPerson[]> {
    return readByIds(ids, (some, places) =>
      this.work.read<NamedPerson>(
        `SELECT e.id, e.employee_id AS employeeId, a.name, d.name AS department, s.id AS payslip
       FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id LEFT JOIN payslip s ON s.run_id = ? AND s.employee_id = e.id WHERE e.id IN (${places})`,
        [runId, ...some],
      ),
    );
  }
}

function someOf(some: string[], employeeId: string): string[] {
  return some.length < FEW ? [...some, employeeId] : some;
}

function addLines(
  totals: Map<string, ComponentSum>,
  employeeId: string,
  lines: readonly SlipLine[],
): void {
  const seen = new Set<string>();
  for (const { componentId, name, position, amount: part } of lines) {
    const total = totals.get(componentId) ?? { name, position, people: 0, amount: 0, some: [] };
    totals.set(componentId, {
      ...total,
      people: total.people + (seen.has(componentId) ? 0 : 1),
      some: seen.has(componentId) ? total.some : someOf(total.some, employeeId),
      amount: total.amount + part,
    });
    seen.add(componentId);
  }
}

function totalsOf(
  now: Map<string, ComponentSum>,
  before: Map<string, ComponentSum> | undefined,
): (RunTotal & { some: string[] })[] {
  const gone = [...(before ?? [])].flatMap(([id, sum]): [string, ComponentSum][] =>
    now.has(id) ? [] : [[id, { ...sum, people: 0, amount: 0 }]],
  );
  const totals = [...now, ...gone].sort(([, a], [, b]) => a.position - b.position);
  return totals.map(([id, { name, people, amount: sum, some }]) => ({
    name,
    people,
    some,
    amount: amount(sum),
    change: before ? amount(sum - (before.get(id)?.amount ?? 0)) : null,
  }));
}
