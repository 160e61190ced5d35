import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../api/contract/calendar-date.js';
import type { PeriodSettings } from '../../../api/contract/payroll/payroll-settings.js';
import { duePay } from '../../../api/payroll/due/due.js';
import type { PayRules, PersonPayFacts } from '../../../api/payroll/due/pay-facts.js';
import { canPeriodBegin, periodFrom, type PayPeriod } from '../../../api/payroll/due/pay-period.js';
import { versionsWith } from '../../../api/payroll/due/setting-versions.js';
import { changeCauses } from '../../../api/payroll/settlement/change-causes.js';
import {
  paidAmounts,
  type PaidPayslip,
  type PaymentHistory,
  type RepaidPart,
} from '../../../api/payroll/settlement/payment-history.js';
import {
  netEffect,
  slipSums,
  type Recovery,
  type SlipLine,
} from '../../../api/payroll/settlement/payslip-line.js';
import { endedParts, repaidParts } from '../../../api/payroll/settlement/repayment.js';
import { settlePay, type SettledPay } from '../../../api/payroll/settlement/settle-pay.js';
import { mustEqual } from '../../support/must-equal.js';
import { assigned, at, BONUS, COMPONENTS, payPerson, unpaidDay } from './pay-person.js';

const FIRST = '2026-01-01';
const LAST = '2026-07-31';

const day = fc.integer({ min: 0, max: 211 }).map((days) => addDays(FIRST, days));
const amount = fc.integer({ min: 1, max: 900_000 });
const extra = (component: (typeof COMPONENTS)[number]) =>
  fc
    .record({ from: day, length: fc.option(fc.integer({ min: 0, max: 200 })), size: amount })
    .map(({ from, length, size }) => ({
      kind: 'assignment' as const,
      assignment: assigned({
        componentId: component.id,
        from,
        to: length === null ? null : addDays(from, length),
        ...(component.unit === 'percent'
          ? { rate: size % 3_000 }
          : component.unit === 'hours'
            ? { hours: size % 10_000, hourly: 2_345 }
            : { amount: size % 90_000 }),
      }),
    }));

/** A dated fact, in the order in which somebody recorded it. */
const fact = fc.oneof(
  fc.record({ kind: fc.constant('salary' as const), from: day, salary: amount }),
  fc.record({ kind: fc.constant('hired' as const), on: day }),
  fc.record({ kind: fc.constant('left' as const), on: day }),
  fc.record({ kind: fc.constant('unpaid' as const), on: day, half: fc.boolean() }),
  fc.constantFrom(...COMPONENTS.slice(1)).chain(extra),
);
type Fact = typeof fact extends fc.Arbitrary<infer One> ? One : never;
type Step =
  | Fact
  | { kind: 'run' }
  | { kind: 'hold' }
  | { kind: 'reverse'; which: number }
  | { kind: 'repaid'; percent: number }
  | { kind: 'waived'; percent: number }
  | { kind: 'single'; size: number }
  | { kind: 'withdrawn'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fact },
  { weight: 4, arbitrary: fc.constant({ kind: 'run' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'hold' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), which: fc.nat(6) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('repaid' as const, 'waived' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
);

const singlePayments: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: step },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('single' as const), size: amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('withdrawn' as const), which: fc.nat(6) }),
  },
);

const rules: fc.Arbitrary<PayRules> = fc.record({
  frequency: fc.constantFrom(
    'monthly' as const,
    'twiceMonthly' as const,
    'biweekly' as const,
    'weekly' as const,
  ),
  proration: fc.constantFrom('calendar' as const, 'working' as const, 'thirty' as const),
  step: fc.constantFrom(1, 100),
  components: fc.constant(COMPONENTS),
});

function personOf(facts: readonly Fact[]): PersonPayFacts {
  const salaries = new Map<string, number>([['1950-01-01', 250_000]]);
  let [hiredOn, leftOn]: [string, string | null] = ['2025-06-01', null];
  for (const one of facts) {
    if (one.kind === 'salary') salaries.set(one.from, one.salary);
    if (one.kind === 'hired') hiredOn = one.on;
    if (one.kind === 'left') leftOn = one.on;
  }
  return payPerson({
    hiredOn,
    leftOn: leftOn !== null && leftOn < hiredOn ? null : leftOn,
    salaries: [...salaries].sort(([a], [b]) => (a < b ? -1 : 1)),
    unpaidLeave: facts.flatMap((one) =>
      one.kind === 'unpaid' ? [unpaidDay(one.on, { afternoon: one.half })] : [],
    ),
    assignments: facts.flatMap((one, place) =>
      one.kind === 'assignment' ? [{ ...one.assignment, id: String(place) }] : [],
    ),
  });
}

const isDeduction = (id: string) =>
  COMPONENTS.find((component) => component.id === id)?.kind === 'deduction';

/** Pays one person, period after period. */
class Payroll {
  readonly periods: PayPeriod[] = [];
  readonly held = new Set<string>();
  readonly reversed = new Map<string, number>();
  slips: PaidPayslip[] = [];
  facts: Fact[] = [];
  repaid: RepaidPart[] = [];
  waived = 0;
  /** Periods that were still to recover, or that an end was about. */
  private readonly named = new Map<string, PayPeriod>();

  constructor(public rules: PayRules) {}

  get history(): PaymentHistory {
    const { slips, held, reversed, repaid, waived } = this;
    return { slips, held, reversed, repaid, waived };
  }

  get owing(): PayPeriod[] {
    const settled = this.periods.slice(-12).map(({ from }) => from);
    const known = new Set(this.periods.map(({ from }) => from));
    return [...this.named.values()].filter(
      ({ from }) => known.has(from) && !settled.includes(from),
    );
  }

  /** Some percent of what the next run still has to recover. */
  end(kind: 'repaid' | 'waived', percent: number): void {
    const { toRecover } = this.settled(this.next());
    const open = toRecover.reduce((sum, one) => sum + one.amount, 0);
    const parts = endedParts(toRecover, Math.ceil((open * percent) / 100));
    this.name(parts);
    if (kind === 'waived') this.waived += parts.reduce((sum, one) => sum + one.amount, 0);
    else this.repaid.push(...repaidParts(parts, isDeduction));
  }

  /** For the next run. */
  single(size: number): void {
    const run = { id: 'run', period: this.next().from };
    this.facts.push({
      kind: 'assignment',
      assignment: assigned({ componentId: BONUS.id, amount: size, from: run.period, run }),
    });
  }

  withdraw(which: number): void {
    const singles = this.facts.filter(
      (one) => one.kind === 'assignment' && one.assignment.run !== null,
    );
    const withdrawn = singles[which % Math.max(1, singles.length)];
    this.facts = this.facts.map((one) =>
      one === withdrawn && one.kind === 'assignment'
        ? { ...one, assignment: { ...one.assignment, withdrawnAt: at(this.next().from) } }
        : one,
    );
  }

  private name(parts: readonly Recovery[]): void {
    for (const { period } of parts) this.named.set(period.from, period);
  }

  next(): PayPeriod {
    const last = this.periods.at(-1);
    return periodFrom(last ? addDays(last.to, 1) : FIRST, this.rules.frequency);
  }

  settled(period: PayPeriod, history = this.history): SettledPay {
    return settlePay({
      person: personOf(this.facts),
      rules: this.rules,
      period,
      earlier: this.periods.slice(-12),
      owing: this.owing,
      history,
      leastNetPercent: 10,
    });
  }

  run(isHeld: boolean): { period: PayPeriod; pay: SettledPay; waived: Map<string, number> } {
    const period = this.next();
    const pay = this.settled(period);
    const waived = this.waivedIn(pay, period);
    this.periods.push(period);
    this.name(pay.toRecover);
    if (isHeld) this.held.add(period.from);
    else
      this.slips.push({
        period,
        regular: true,
        everything: true,
        approvedAt: at(period.to),
        lines: pay.lines,
        toRecover: pay.toRecover,
      });
    return { period, pay, waived };
  }

  /** By component and period, what would be taken back without waivers. */
  private waivedIn(pay: SettledPay, period: PayPeriod): Map<string, number> {
    const without = takenBack(this.settled(period, { ...this.history, waived: 0 }));
    const taken = takenBack(pay);
    return new Map(
      [...without]
        .map(([key, size]) => [key, size - (taken.get(key) ?? 0)] as const)
        .filter(([, size]) => size !== 0),
    );
  }

  reverse(which: number): void {
    const slip = this.slips[which % Math.max(1, this.slips.length)];
    if (!slip) return;
    this.slips = this.slips.filter((one) => one !== slip);
    this.reversed.set(slip.period.from, at(LAST));
  }

  /** Due less paid, of all components of the periods that a run settles. */
  open(periods: readonly PayPeriod[]): Map<string, number> {
    const paid = paidAmounts(this.history);
    const open = new Map<string, number>();
    for (const period of periods) {
      const due = new Map(
        duePay(personOf(this.facts), this.rules, period).components.map((one) => [
          one.component.id,
          one.amount,
        ]),
      );
      for (const { id } of COMPONENTS) {
        const rest = (due.get(id) ?? 0) - (paid.get(period.from)?.get(id) ?? 0);
        if (rest !== 0) open.set(`${period.from} ${id}`, rest);
      }
    }
    return open;
  }
}

function takenBack({ lines, toRecover }: SettledPay): Map<string, number> {
  const taken = new Map<string, number>(keyed(toRecover));
  for (const line of lines) {
    const key = `${line.period.from} ${line.componentId}` as const;
    taken.set(key, (taken.get(key) ?? 0) - netEffect(line));
  }
  return taken;
}

const keyed = (parts: readonly Recovery[]) =>
  parts.map(
    ({ componentId, period: { from }, amount: size }) => [`${from} ${componentId}`, size] as const,
  );

/** Takes the steps; after each run, paid - repaid - waived - still to recover is what is due. */
function takeSteps(payroll: Payroll, steps: readonly Step[]): void {
  for (const one of steps) {
    if (one.kind === 'reverse') payroll.reverse(one.which);
    else if ('percent' in one) payroll.end(one.kind, one.percent);
    else if (one.kind === 'single') payroll.single(one.size);
    else if (one.kind === 'withdrawn') payroll.withdraw(one.which);
    else if (one.kind !== 'run' && one.kind !== 'hold') payroll.facts.push(one);
    else if (payroll.next().from <= LAST) {
      const before = payroll.slips.at(-1);
      const owing = payroll.owing;
      const {
        period,
        pay: { lines, toRecover },
        waived,
      } = payroll.run(one.kind === 'hold');
      const { net } = slipSums(lines);
      expect(net).toBeGreaterThanOrEqual(0);
      mustEqual(
        lines.reduce((sum, line) => sum + netEffect(line), 0),
        net,
      );
      mustEqual(
        changeCauses(before, { lines, period }).reduce(
          (sum, { amount: change }) => sum + change,
          0,
        ),
        net - (before ? slipSums(before.lines).net : 0),
      );
      if (one.kind === 'run') {
        expect([...waived.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
          payroll.waived,
        );
        const waivedOf = ({ period: { from }, componentId }: SlipLine) =>
          waived.get(`${from} ${componentId}`) ?? 0;
        mustEqual(
          lines.map((line) => line.waived ?? 0),
          lines.map(waivedOf),
        );
        const left = new Map<string, number>();
        for (const [key, size] of [...keyed(toRecover), ...waived])
          left.set(key, (left.get(key) ?? 0) + size);
        const open = [
          ...payroll.open(payroll.periods.slice(-13)),
          ...[...payroll.open(owing)].filter(([key, size]) =>
            isDeduction(key.split(' ').slice(1).join(' ')) ? size > 0 : size < 0,
          ),
        ].map(([key, size]) => [key, Math.abs(size)] as const);
        mustEqual(new Map(open), left);
      }
    }
  }
}

describe('After any sequence of facts, runs, holds, reversals, repayments and waivers', () => {
  test('paid - repaid - waived - still to recover = due once a run has paid, lines name what was waived of them, net pay is never negative, and the causes add up', () => {
    fc.assert(
      fc.property(rules, fc.array(step, { maxLength: 40 }), (pay, steps) =>
        takeSteps(new Payroll(pay), steps),
      ),
      { numRuns: 300 },
    );
  });

  test('single payments that are withdrawn before or after they were paid change nothing of that', () => {
    fc.assert(
      fc.property(rules, fc.array(singlePayments, { maxLength: 40 }), (pay, steps) =>
        takeSteps(new Payroll({ ...pay, frequency: 'monthly' }), steps),
      ),
      { numRuns: 300 },
    );
  });

  test('the parts of a line add up to what is due', () => {
    fc.assert(
      fc.property(rules, fc.array(fact, { maxLength: 20 }), (pay, facts) => {
        for (const { amount: due, parts, shares } of duePay(
          personOf(facts),
          pay,
          periodFrom('2026-03-01', pay.frequency),
        ).components) {
          mustEqual(
            [...parts, ...shares].reduce((sum, part) => sum + part.amount, 0),
            due,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a fact that is recorded after its run ends in the same total two runs later', () => {
    fc.assert(
      fc.property(rules, fc.array(fact, { maxLength: 12 }), fact, (pay, facts, late) => {
        const [early, tardy] = [new Payroll(pay), new Payroll(pay)];
        early.facts = [...facts, late];
        tardy.facts = [...facts];
        early.run(false);
        tardy.run(false);
        tardy.facts.push(late);
        for (let runs = 0; runs < 2; runs++) [early, tardy].forEach((one) => one.run(false));
        const total = (one: Payroll) =>
          one.slips.reduce((sum, { lines }) => sum + slipSums(lines).net, 0) -
          (one.slips.at(-1)?.toRecover ?? []).reduce((sum, { amount: left }) => sum + left, 0);
        mustEqual(total(tardy), total(early));
      }),
      { numRuns: 300 },
    );
  });
});

const period = fc.record(
  {
    frequency: fc.constantFrom('monthly' as const, 'twiceMonthly' as const),
    proration: fc.constantFrom('calendar' as const, 'working' as const, 'thirty' as const),
  },
  { requiredKeys: [] },
);
const changing = fc.oneof(
  { weight: 3, arbitrary: fact },
  { weight: 4, arbitrary: fc.constant({ kind: 'run' as const }) },
  { weight: 2, arbitrary: period.map((change) => ({ kind: 'setting' as const, change })) },
);

test('changing a setting never changes what an earlier, paid period is due, in any order of facts, runs and settings', () => {
  fc.assert(
    fc.property(rules, fc.array(changing, { maxLength: 40 }), (first, steps) => {
      const { frequency, proration } = { ...first, frequency: 'monthly' as const };
      let versions: PeriodSettings[] = [
        { from: '1950-01-01', frequency, proration, leastNetPercent: 10 },
      ];
      const payroll = new Payroll({ ...first, frequency, versions });
      const due = () =>
        payroll.periods.map((one) =>
          duePay(personOf(payroll.facts), payroll.rules, one).components.map(
            ({ amount: sum }) => sum,
          ),
        );
      for (const one of steps) {
        const next = payroll.next().from;
        if (one.kind === 'run') {
          if (next <= LAST) payroll.run(false);
        } else if (one.kind !== 'setting') payroll.facts.push(one);
        else if (canPeriodBegin(next, one.change.frequency ?? 'monthly')) {
          const before = due();
          versions = versionsWith(versions, next, one.change);
          payroll.rules = { ...payroll.rules, ...one.change, versions };
          mustEqual(due(), before);
        }
      }
    }),
    { numRuns: 300 },
  );
});
