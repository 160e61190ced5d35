import type { RuleSpan, StatementFacts } from './statement-facts.js';

/** What leave years and grants are derived from: neither entries nor leave. */
export type RuleFacts = Pick<StatementFacts, 'employedFrom' | 'employedTo' | 'serviceFrom' | 'rules' | 'workingTime' | 'closings'>;

/**
 * One answer derives a person's statement several times: with and without a request, for several days. What does not look at entries and leave is the
 * same each time, and is kept as long as the person's rules are.
 */
export class KeptByRules<Value> {
  private readonly kept = new WeakMap<readonly RuleSpan[], Map<string, Value>>();

  constructor(private readonly derive: (facts: RuleFacts) => Value) {}

  of({ employedFrom, employedTo, serviceFrom, rules, workingTime, closings }: StatementFacts): Value {
    const ofRules = this.kept.get(rules) ?? new Map<string, Value>();
    this.kept.set(rules, ofRules);
    const key = JSON.stringify([employedFrom, employedTo, serviceFrom, workingTime, closings.map(({ day }) => day)]);
    const known = ofRules.get(key);
    if (known !== undefined) return known;
    const value = this.derive({ employedFrom, employedTo, serviceFrom, rules, workingTime, closings });
    ofRules.set(key, value);
    return value;
  }
}
