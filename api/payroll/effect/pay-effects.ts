import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EARLIEST_EMPLOYMENT } from '../../contract/calendar-date.js';
import type { PayEffect } from '../../contract/payroll/pay-runs.js';
import { notSetUp } from '../facts/pay-periods.js';
import { NextPay, type NextPlan } from '../runs/next-pay.js';
import { RunPlans } from '../runs/run-plan.js';
import { settledFrom, UnsettledPay } from '../runs/unsettled-pay.js';
import {
  changedPay,
  effectOn,
  largestChange,
  type ChangedPay,
  type PayBasis,
} from './changed-pay.js';
import type { PayEffectDto } from './pay-effect.dto.js';
import { PlannedPayChanges } from './planned-pay-changes.js';
import { requireFew, type PlannedPay } from './planned-pay.js';

const PEOPLE_PER_PART = 25;

export interface PreviewedPay {
  effect: PayEffect | null;
  /** It is a sum of their pay. */
  people: string[];
  /** Its percentage is this person’s. */
  largest: string | undefined;
}

/** Stores nothing. */
@Injectable()
export class PayEffects {
  constructor(
    private readonly next: NextPay,
    private readonly plans: RunPlans,
    private readonly changes: PlannedPayChanges,
    private readonly unsettled: UnsettledPay,
  ) {}

  async preview(dto: PayEffectDto): Promise<PreviewedPay> {
    const plan = await this.next.plan();
    if (!plan) throw notSetUp();
    return this.of(await this.changes.plan(dto), plan);
  }

  async of(change: PlannedPay, plan: NextPlan): Promise<PreviewedPay> {
    const { period, settings } = plan;
    const changed = new Map<string, ChangedPay>();
    const isLater = change.since !== undefined && change.since > period.to;
    const people = isLater ? [] : requireFew(change.people ?? (await this.plans.people(plan)));
    for (let start = 0; start < people.length; start += PEOPLE_PER_PART) {
      const some = people.slice(start, start + PEOPLE_PER_PART);
      for (const [id, moved] of await this.changedOf(some, change, plan)) changed.set(id, moved);
    }
    const largest = largestChange(changed, settings.changePercent);
    return {
      effect: effectOn(period, [...changed.values()], largest?.percent ?? null),
      people: [...changed.keys()],
      largest: largest?.id,
    };
  }

  private async changedOf(
    people: readonly string[],
    change: PlannedPay,
    plan: NextPlan,
  ): Promise<Map<string, ChangedPay>> {
    const { period, earlier, rules, settings } = plan;
    const basis: PayBasis = {
      rules,
      period,
      earlier,
      leastNetPercent: settings.leastNetPercent,
    };
    const changedBasis = change.basis?.(basis) ?? basis;
    // A change for some people may also move something before the periods that are settled.
    const reachesBack =
      change.people !== undefined &&
      !change.undated &&
      (change.since === undefined || change.since < settledFrom(plan));
    const since = reachesBack ? EARLIEST_EMPLOYMENT : undefined;
    const changed = new Map<string, ChangedPay>();
    for (const { id, facts, history, owing } of await this.next.people(people, plan, since)) {
      await setImmediate();
      const after = change.person?.(facts, history, id) ?? facts;
      const moved = changedPay(
        { person: facts, basis: { ...basis, owing } },
        { person: after, basis: { ...changedBasis, owing }, since: change.since },
        history,
        reachesBack ? await this.unsettled.ofChange(facts, after, plan, history, owing) : [],
      );
      if (moved) changed.set(id, moved);
    }
    return changed;
  }
}
