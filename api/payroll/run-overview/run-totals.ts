import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { RunTotal } from '../../contract/payroll/pay-runs.js';
import { PayAccessLog } from '../../pay-access-log/pay-access-log.js';
import type { Actor } from '../../platform/access/actor.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import type { SlipLine } from '../settlement/payslip-line.js';
import { FEW, PAID, peopleAlone, someOf, type PeopleSum } from './people-sum.js';

interface ComponentSum extends PeopleSum {
  name: string;
  position: number;
  amount: number;
}

type ComponentTotal = RunTotal & PeopleSum;

/** Lines of so many payslips are read at once: those of a large run would fill the memory and keep others waiting. */
const SLIPS_PER_TURN = 200;

/** The pay of a run by department and by component. */
@Injectable()
export class RunTotals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: PayRunStore,
    private readonly payAccess: PayAccessLog,
  ) {}

  async read(
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
    const few = departments.filter(({ people }) => Number(people) <= FEW).map(({ name }) => name);
    const sums = [...(await this.peopleIn(id, few)), ...components];
    this.payAccess.record(actor, 'run', ...peopleAlone(actor, sums));
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

  /** With the change from the regular run before. */
  private async components(
    id: string,
    { kind, from, previousNet }: StoredRun,
  ): Promise<ComponentTotal[]> {
    const now = await this.componentSums(id);
    if (kind !== 'regular' || previousNet === null) return totalsOf(now, undefined);
    const previous = await this.runs.regularBefore(from);
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

  private async peopleIn(id: string, departments: string[]): Promise<PeopleSum[]> {
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
): ComponentTotal[] {
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
