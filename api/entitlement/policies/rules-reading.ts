import { storedAmount, wireAmount } from '../../contract/leave-amounts.js';
import { FREQUENCIES, PRORATIONS, ROUNDING_MODES, TIMINGS, type LeaveUnit, type PolicyRules } from '../../contract/policy-rules.js';
import { Problem } from '../../contract/problem.js';
import { refusal, type Refusal } from '../../contract/refusals.js';
import { contradictions } from './rules-contradictions.js';
import { LARGEST_AMOUNT, LONGEST_MONTHS, LONGEST_NOTICE_DAYS, LONGEST_SERVICE_YEARS, MOST_TIERS, ROUNDING_STEPS } from './rules-limits.js';

type Input = Record<string, unknown>;

const YEAR_START = /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** From the wire, in the type's unit. A 400 names every field that is at fault, such as 'rules.carryMonths'. */
export function readPolicyRules(unit: LeaveUnit, input: unknown): PolicyRules {
  const reading = new RulesReading(unit, isObject(input) ? input : {});
  const rules = reading.rules();
  const faults = reading.faults.size > 0 ? reading.faults : contradictions(unit, rules);
  const [first] = faults.values();
  if (!first) return rules;
  throw new Problem('request.invalid', first, { errors: Object.fromEntries([...faults].map(([field, reason]) => [`rules.${field}`, reason])) });
}

class RulesReading {
  readonly faults = new Map<string, Refusal>();

  constructor(
    private readonly unit: LeaveUnit,
    private readonly input: Input,
  ) {}

  rules(): PolicyRules {
    return {
      tracked: this.flag('tracked', 'Balance'),
      tiers: this.tiers(),
      yearStart: this.yearStart(),
      frequency: this.choice('frequency', 'Granted', FREQUENCIES),
      timing: this.choice('timing', 'When', TIMINGS),
      proration: this.choice('proration', 'Pro rata', PRORATIONS),
      scale: this.flag('scale', 'Reduce for part-time'),
      step: this.step(),
      mode: this.choice('mode', 'Rounding', ROUNDING_MODES),
      wait: this.wait(),
      cap: this.optional('cap', (value) => this.amount('cap', 'Maximum balance', value, 1)),
      carry: this.optional('carry', (value) => this.amount('carry', 'Carry-over', value)),
      carryMonths: this.optional('carryMonths', (value) => this.whole('carryMonths', 'Months to use carried leave', value, 1, LONGEST_MONTHS)),
      negativeLimit: this.optional('negativeLimit', (value) => this.amount('negativeLimit', 'Negative balance', value)),
      notice: this.optional('notice', (value) => this.whole('notice', 'Notice', value, 1, LONGEST_NOTICE_DAYS)),
      longest: this.optional('longest', (value) => this.amount('longest', 'Longest request', value, 1)),
    };
  }

  private tiers(): PolicyRules['tiers'] {
    const { tiers } = this.input;
    if (!Array.isArray(tiers) || tiers.length === 0 || tiers.length > MOST_TIERS) {
      this.fault('tiers', refusal('rules.tiers_malformed', { max: MOST_TIERS }));
      return [];
    }
    return tiers.map((tier: unknown, index) => {
      const { years, amount } = isObject(tier) ? tier : {};
      return {
        years: this.whole(`tiers.${index}.years`, 'Years of service', years, 0, LONGEST_SERVICE_YEARS),
        amount: this.amount(`tiers.${index}.amount`, 'Entitlement', amount),
      };
    });
  }

  private yearStart(): string {
    const { yearStart } = this.input;
    if (typeof yearStart === 'string' && (yearStart === 'hire' || YEAR_START.test(yearStart))) return yearStart;
    return this.fault('yearStart', refusal('rules.year_start_malformed')) ?? '01-01';
  }

  private step(): number {
    const steps = ROUNDING_STEPS[this.unit];
    const step = typeof this.input.step === 'number' ? storedAmount(this.unit, this.input.step) : NaN;
    if (!steps.includes(step)) this.fault('step', refusal('field.not_choice', { label: 'Round to', choices: steps.map((one) => wireAmount(this.unit, one)).join(', ') }));
    return step;
  }

  private wait(): PolicyRules['wait'] {
    return this.optional('wait', (value) => {
      if (!isObject(value) || (value.for !== 'use' && value.for !== 'earn')) return this.fault('wait', refusal('rules.wait_malformed')) ?? null;
      return { months: this.whole('wait.months', 'Waiting period', value.months, 1, LONGEST_MONTHS), for: value.for };
    });
  }

  private flag(field: string, label: string): boolean {
    const value = this.input[field];
    if (typeof value !== 'boolean') this.fault(field, value == null ? refusal('field.required', { label }) : refusal('field.not_flag', { label }));
    return value === true;
  }

  private choice<Value extends string>(field: string, label: string, choices: readonly Value[]): Value {
    const found = choices.find((choice) => choice === this.input[field]);
    if (found === undefined) this.fault(field, refusal('field.not_choice', { label, choices: choices.join(', ') }));
    return found ?? (choices[0] as Value);
  }

  /** Null means that there is no such rule; a missing key is a fault, so that nothing is left out by mistake. */
  private optional<Value>(field: string, read: (value: unknown) => Value): Value | null {
    const value = this.input[field];
    if (value === undefined) return this.fault(field, refusal('rules.key_missing', { key: field })) ?? null;
    return value === null ? null : read(value);
  }

  private amount(field: string, label: string, value: unknown, min = 0): number {
    const stored = typeof value === 'number' ? storedAmount(this.unit, value) : NaN;
    const max = LARGEST_AMOUNT[this.unit];
    if (stored >= min && stored <= max) return stored;
    const limits = { label, min: wireAmount(this.unit, min), max: wireAmount(this.unit, max) };
    this.fault(field, this.unit === 'days' ? refusal('rules.not_days', limits) : refusal('rules.not_minutes', limits));
    return 0;
  }

  private whole(field: string, label: string, value: unknown, min: number, max: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.fault(field, refusal('field.not_count_between', { label, min, max }));
    return min;
  }

  private fault(field: string, reason: Refusal): undefined {
    if (!this.faults.has(field)) this.faults.set(field, reason);
    return undefined;
  }
}

function isObject(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
