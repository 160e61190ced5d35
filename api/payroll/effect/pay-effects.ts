import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EARLIEST_EMPLOYMENT } from '../../contract/calendar-date.js';
import type { PayEffect } from '../../contract/payroll/pay-runs.js';
import { notSetUp } from '../facts/pay-periods.js';
import { NextPay } from '../runs/next-pay.js';
import { RunPlans } from '../runs/run-plan.js';
import { UnsettledPay } from '../runs/unsettled-pay.js';
import {
  changedPay,
  effectOn,
  largestChange,
  type ChangedPay,
  type PayBasis,
} from './changed-pay.js';
import type { PayEffectDto } from './pay-effect.dto.js';
import { PlannedPayChanges } from './planned-pay-changes.js';
import { requireFew } from './planned-pay.js';

const PEOPLE_PER_PART = 25;

/** Stores nothing. */
@Injectable()
export class PayEffects {
  constructor(
    private readonly next: NextPay,
    private readonly plans: RunPlans,
    private readonly changes: PlannedPayChanges,
    private readonly unsettled: UnsettledPay,
  ) {}

  /** With the people whose pay it is a sum of, and the one whose change its percentage is. */
  async preview(
    dto: PayEffectDto,
  ): Promise<{ effect: PayEffect | null; people: string[]; largest: string | undefined }> {
    const plan = await this.next.plan();
    if (!plan) throw notSetUp();
    const { period, earlier, rules, settings } = plan;
    const change = await this.changes.plan(dto);
    const people = requireFew(change.people ?? (await this.plans.people(plan)));
    const basis: PayBasis = {
      rules,
      period,
      earlier,
      leastNetPercent: settings.leastNetPercent,
    };
    const changedBasis = change.basis?.(basis) ?? basis;
    const changed = new Map<string, ChangedPay>();
    // A change for some people may also move something before the periods that are settled.
    const reachesBack = change.people !== undefined && !change.undated;
    const since = reachesBack ? EARLIEST_EMPLOYMENT : undefined;
    for (let start = 0; start < people.length; start += PEOPLE_PER_PART) {
      await setImmediate();
      const some = people.slice(start, start + PEOPLE_PER_PART);
      const part = await this.next.people(some, plan, since);
      for (const { id, facts, history, owing } of part) {
        const after = change.person?.(facts, history, id) ?? facts;
        const moved = changedPay(
          { person: facts, basis: { ...basis, owing } },
          { person: after, basis: { ...changedBasis, owing } },
          history,
          reachesBack ? await this.unsettled.ofChange(facts, after, plan, history, owing) : [],
        );
        if (moved) changed.set(id, moved);
      }
    }
    const largest = largestChange(changed, settings.changePercent);
    return {
      effect: effectOn(period, [...changed.values()], largest?.percent ?? null),
      people: [...changed.keys()],
      largest: largest?.id,
    };
  }
}
