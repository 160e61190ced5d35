import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PayRunStore, type AbsentPerson } from '../facts/pay-run-store.js';
import { RecordedFacts, type FactsStamp } from '../facts/recorded-facts.js';
import { ComputedPayslips } from './computed-payslips.js';
import type { ComputedPayslip } from './person-payslip.js';
import { RunPlans, type RunPlan } from './run-plan.js';

const PEOPLE_PER_PART = 25;

/** A draft, and the people whom it may pay. */
export interface DraftPlan {
  plan: RunPlan;
  people: string[];
  /** From before the first fact was read. */
  stamp: FactsStamp;
}

export interface DraftPart {
  people: string[];
  payslips: ComputedPayslip[];
  absent: AbsentPerson[];
}

/** Computes drafts from the facts, and stores nothing. */
@Injectable()
export class DraftComputation {
  constructor(
    private readonly runs: PayRunStore,
    private readonly recorded: RecordedFacts,
    private readonly plans: RunPlans,
    private readonly computed: ComputedPayslips,
  ) {}

  async plan(id: string): Promise<DraftPlan> {
    const stamp = await this.recorded.stamp();
    const plan = await this.plans.make(await this.runs.findDraft(id));
    return { plan, people: await this.plans.people(plan), stamp };
  }

  async part(people: string[], plan: RunPlan): Promise<DraftPart> {
    return { people, ...(await this.computed.compute(people, plan)) };
  }

  async *parts({ plan, people }: DraftPlan): AsyncGenerator<DraftPart> {
    for (let start = 0; start < people.length; start += PEOPLE_PER_PART) {
      yield await this.part(people.slice(start, start + PEOPLE_PER_PART), plan);
      await setImmediate();
    }
  }
}
