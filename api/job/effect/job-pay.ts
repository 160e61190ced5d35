import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { JobCost } from '../../contract/job/job-changes.js';
import type { PayEffect } from '../../contract/payroll/pay-runs.js';
import { lastOfEachDay } from '../../entitlement/preview/assigned-facts.js';
import { PayEffects } from '../../payroll/effect/pay-effects.js';
import { recurringPay, type RecurringPay } from '../../payroll/effect/recurring-pay.js';
import { PayFactsReader } from '../../payroll/facts/pay-facts-reader.js';
import { NextPay, type NextPlan } from '../../payroll/runs/next-pay.js';
import { Clock } from '../../platform/config/clock.js';
import { peopleWorkingTime, WorkingTimes } from '../../working-time/working-times.js';
import { movesFacts, type BeforeAndAfter, type ChangedPerson } from './changed-person.js';
import { assignmentsAfter } from './job-balances.js';
import { jobCost } from './job-cost.js';
import { payFactsAfter, plannedJobPay, type JobPayAround } from './planned-job-pay.js';

/** Other requests are answered between two. */
const PEOPLE_A_TURN = 25;

export interface PreviewedJobPay {
  pay: PayEffect | null;
  cost: JobCost | null;
  /** These are sums of their pay. */
  people: string[];
  /** The percentage is this person’s. */
  largest: string | undefined;
}

/** The effect of a change on payslips, and its cost each month. */
@Injectable()
export class JobPay {
  constructor(
    private readonly clock: Clock,
    private readonly next: NextPay,
    private readonly effects: PayEffects,
    private readonly facts: PayFactsReader,
    private readonly workingTimes: WorkingTimes,
  ) {}

  /** `names`: of departments. Without payroll nothing is said. */
  async preview(
    people: readonly ChangedPerson[],
    from: CalendarDate,
    names: ReadonlyMap<string, string>,
  ): Promise<PreviewedJobPay> {
    const paid = people.filter(movesPay);
    const plan = paid.length === 0 ? undefined : await this.next.plan();
    if (!plan) return { pay: null, cost: null, people: [], largest: undefined };
    const around: JobPayAround = {
      now: this.clock.now(),
      departmentName: (id) => names.get(id) ?? '',
      workingTimes: await this.workingTimesOf(paid),
    };
    const { effect, ...whose } = await this.effects.of(plannedJobPay(paid, from, around), plan);
    const day = latest(from, this.clock.today());
    const pay = await this.recurring(paid, plan, day, around);
    const cost = jobCost(
      paid,
      paid.flatMap(({ id }) => pay.get(id) ?? []),
      day,
      around.departmentName,
    );
    return {
      pay: effect,
      cost,
      largest: whose.largest,
      people: cost ? paid.map(({ id }) => id) : whose.people,
    };
  }

  /** By person. */
  private async recurring(
    people: readonly ChangedPerson[],
    plan: NextPlan,
    day: CalendarDate,
    around: JobPayAround,
  ): Promise<Map<string, BeforeAndAfter<RecurringPay[]>>> {
    const pay = new Map<string, BeforeAndAfter<RecurringPay[]>>();
    for (let start = 0; start < people.length; start += PEOPLE_A_TURN) {
      await setImmediate();
      const some = people.slice(start, start + PEOPLE_A_TURN);
      const ids = some.map(({ id }) => id);
      const facts = await this.facts.readPeople(ids, plan.run?.id ?? null, day);
      for (const person of some) {
        const before = facts.get(person.id)?.facts;
        if (before)
          pay.set(person.id, {
            before: recurringPay(before, plan.rules, day),
            after: recurringPay(payFactsAfter(before, person, around), plan.rules, day),
          });
      }
    }
    return pay;
  }

  private async workingTimesOf(
    people: readonly ChangedPerson[],
  ): Promise<JobPayAround['workingTimes']> {
    const reassigned = people.filter(movesPattern);
    if (reassigned.length === 0) return undefined;
    const facts = await this.workingTimes.facts(reassigned.map(({ id }) => id));
    return peopleWorkingTime({
      ...facts,
      assignments: lastOfEachDay(assignmentsAfter(facts.assignments, reassigned)),
    });
  }
}

function movesPay(person: ChangedPerson): boolean {
  const { salary, items, endedItems } = person;
  return (
    salary !== null ||
    items.length + endedItems.length > 0 ||
    movesFacts(person, 'department') ||
    movesPattern(person)
  );
}

function movesPattern({ assigned, unassigned }: ChangedPerson): boolean {
  return [...assigned, ...unassigned].some(({ subject }) => subject === 'pattern');
}
