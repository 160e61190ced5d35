import { addDays } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import { BASIC_SALARY } from '../../contract/payroll/pay-components.js';
import { basicParts, wholeBasic, type BasicPart } from './basic-salary.js';
import { componentShares, type ComponentShare } from './component-shares.js';
import { paidDays, type PaidDays } from './paid-days.js';
import type { PayComponent, PayRules, PersonPayFacts } from './pay-facts.js';
import type { PayPeriod } from './pay-period.js';

export interface UnpaidSpan {
  leave: string;
  from: string;
  to: string;
  days: number;
}

/** One component of a person's pay for one period, with its reasons. Amounts in minor units, days in thousandths. */
export interface DueComponent {
  component: PayComponent;
  amount: number;
  /** The basic salary of a whole period: the same without proration and unpaid leave. */
  whole: number;
  parts: BasicPart[];
  unpaid: UnpaidSpan[];
  shares: ComponentShare[];
}

export interface DuePay {
  components: DueComponent[];
  /** Days of employment with a weight, but without a salary. */
  salaryUnknown: boolean;
  employed: boolean;
}

/** All that is due to a person for a period: a function of dated facts alone. */
export function duePay(person: PersonPayFacts, shared: PayRules, period: PayPeriod): DuePay {
  const rules: PayRules = { ...shared, ...spanOn(shared.versions ?? [], period.from) };
  const days = paidDays(person, rules, period);
  const basic = basicParts(days, rules);
  const lastSalary = spanOn(person.salaries, period.to)?.salary ?? 0;
  const due = { person, period, days, basic: basic.amount, rules, lastSalary };
  const components = rules.components.flatMap((component): DueComponent[] => {
    const none = { component, whole: 0, parts: [], unpaid: [], shares: [] };
    if (component.id === BASIC_SALARY) {
      return days.days.length === 0
        ? []
        : [
            {
              ...none,
              ...basic,
              whole: wholeBasic(days, rules, basic.amount),
              unpaid: unpaidSpans(days),
            },
          ];
    }
    const shares = componentShares(
      component,
      person.assignments.filter(({ componentId }) => componentId === component.id),
      due,
    );
    return shares.length === 0
      ? []
      : [{ ...none, shares, amount: shares.reduce((sum, { amount }) => sum + amount, 0) }];
  });
  return {
    components,
    salaryUnknown: days.days.some(({ salary, weight }) => !salary && weight > 0),
    employed: days.days.length > 0,
  };
}

function unpaidSpans({ unpaid }: PaidDays): UnpaidSpan[] {
  const spans: UnpaidSpan[] = [];
  for (const { leave, day, weight } of unpaid) {
    const span = spans.at(-1);
    if (span && span.leave === leave && addDays(span.to, 1) === day)
      Object.assign(span, { to: day, days: span.days + weight });
    else spans.push({ leave, from: day, to: day, days: weight });
  }
  return spans;
}
