import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { YearEndFigures } from '../closing/year-end-figures.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import { personEntitlements } from '../facts/leave-facts.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import type { PlannedChange } from './planned-change.js';
import { balanceEffect, type BalanceEffect, type Compared, type Span } from './preview-effect.js';

/** From what is left on the last day to what the next day begins with, before it grants anything. */
function yearEndEffect(
  figures: YearEndFigures | undefined,
  until: CalendarDate,
): BalanceEffect | undefined {
  if (!figures) return undefined;
  const { offered, ...yearEnd } = figures;
  const { rest, expiring, debt, leaver } = yearEnd;
  return {
    before: rest - debt,
    after: rest - expiring - debt,
    effect: leaver ? 'leaver' : expiring > 0 ? 'lose' : 'unchanged',
    negative: debt > 0 ? { amount: -debt, day: until } : null,
    reasons: [],
    requests: [],
    offered,
    yearEnd,
  };
}

export interface PersonEffect extends BalanceEffect {
  employeeId: string;
  typeId: string;
}

/** The days that are compared of a balance; undefined for one that is left out. */
type SpanOf = (compared: Compared, type: LeaveTypeRules) => Span | undefined;

@Injectable()
export class PersonEffects {
  constructor(private readonly facts: EntitlementFacts) {}

  async derive(
    employeeIds: readonly string[],
    plan: PlannedChange,
    spanOf: SpanOf,
  ): Promise<PersonEffect[]> {
    if (employeeIds.length === 0) return [];
    const stored = await this.facts.read(employeeIds, plan.calendars);
    const [before, after] = [
      personEntitlements(employeeIds, stored),
      personEntitlements(employeeIds, plan.apply(stored)),
    ];
    const effects: PersonEffect[] = [];
    for (const employeeId of employeeIds) {
      const [one, other] = [before.get(employeeId), after.get(employeeId)];
      if (one && other)
        effects.push(
          ...effectsOf({ before: one, after: other }, stored.rules.types, plan, spanOf).map(
            (effect) => ({ ...effect, employeeId }),
          ),
        );
      await setImmediate();
    }
    return effects;
  }
}

function effectsOf(
  compared: Compared,
  types: readonly LeaveTypeRules[],
  plan: PlannedChange,
  spanOf: SpanOf,
): (BalanceEffect & { typeId: string })[] {
  return types
    .filter((type) => plan.isAbout(compared.after, type))
    .flatMap((type) => {
      const span = spanOf(compared, type);
      if (!span) return [];
      const effect = plan.yearEnd
        ? yearEndEffect(plan.yearEnd.figures(compared.after, type), span.on)
        : balanceEffect(compared, type, span, plan.movesCosts);
      return effect ? [{ ...effect, typeId: type.id }] : [];
    });
}
