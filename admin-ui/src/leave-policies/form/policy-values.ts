import type { PolicyRulesRecord } from '../../../../api/contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';

export type CarryMode = 'none' | 'some' | 'all';
export type YearMode = 'january' | 'other' | 'hire';

/** The form's fields. Amounts are texts: days, or hours of a type in minutes. */
export interface RulesValues {
  tracked: 'yes' | 'no';
  tiers: { years: string; amount: string }[];
  yearMode: YearMode;
  yearMonth: string;
  yearDay: string;
  frequency: PolicyRulesRecord['frequency'];
  timing: PolicyRulesRecord['timing'];
  proration: PolicyRulesRecord['proration'];
  scale: boolean;
  step: string;
  mode: PolicyRulesRecord['mode'];
  wait: { months: string; for: 'use' | 'earn' };
  carryMode: CarryMode;
  carry: string;
  carryMonths: string;
  negativeLimit: string;
  cap: string;
  notice: string;
  longest: string;
}

const MINUTES_PER_HOUR = 60;

/** With a point or a comma; NaN for anything else. */
export function numberOf(typed: string): number {
  const plain = typed.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

export const written = (unit: LeaveUnit, amount: number) =>
  String(unit === 'days' ? amount : Math.round((amount / MINUTES_PER_HOUR) * 1000) / 1000);

export function amountOf(unit: LeaveUnit, typed: string): number {
  const number = numberOf(typed);
  return unit === 'days' ? number : Math.round(number * MINUTES_PER_HOUR);
}

export function valuesOf(unit: LeaveUnit, rules: PolicyRulesRecord): RulesValues {
  const { yearStart, wait, carry } = rules;
  const optional = (amount: number | null) => (amount === null ? '' : written(unit, amount));
  const [yearMonth = '01', yearDay = '01'] = yearStart === 'hire' ? [] : yearStart.split('-');
  return {
    tracked: rules.tracked ? 'yes' : 'no',
    tiers: rules.tiers.map(({ years, amount }) => ({
      years: String(years),
      amount: written(unit, amount),
    })),
    yearMode: yearStart === 'hire' ? 'hire' : yearStart === '01-01' ? 'january' : 'other',
    yearMonth,
    yearDay,
    frequency: rules.frequency,
    timing: rules.timing,
    proration: rules.proration,
    scale: rules.scale,
    step: String(rules.step),
    mode: rules.mode,
    wait: { months: wait ? String(wait.months) : '', for: wait?.for ?? 'use' },
    carryMode: carry === null ? 'all' : carry === 0 ? 'none' : 'some',
    carry: carry ? written(unit, carry) : '',
    carryMonths: rules.carryMonths === null ? '' : String(rules.carryMonths),
    negativeLimit: optional(rules.negativeLimit),
    cap: optional(rules.cap),
    notice: rules.notice === null ? '' : String(rules.notice),
    longest: optional(rules.longest),
  };
}

/** A text that is no number becomes NaN, see `isComplete`. */
export function rulesOf(unit: LeaveUnit, values: RulesValues): PolicyRulesRecord {
  const { tracked, tiers, yearMode, yearMonth, yearDay, wait, carryMode } = values;
  const amount = (typed: string) => (typed.trim() === '' ? null : amountOf(unit, typed));
  const whole = (typed: string) => (typed.trim() === '' ? null : numberOf(typed));
  const months = whole(wait.months);
  return {
    tracked: tracked === 'yes',
    tiers: tiers.map((tier, index) => ({
      years: index === 0 ? 0 : numberOf(tier.years),
      amount: amountOf(unit, tier.amount),
    })),
    yearStart:
      yearMode === 'hire' ? 'hire' : yearMode === 'january' ? '01-01' : `${yearMonth}-${yearDay}`,
    frequency: values.frequency,
    timing: values.timing,
    proration: values.proration,
    scale: values.scale,
    step: Number(values.step),
    mode: values.mode,
    wait: months === null || months === 0 ? null : { months, for: wait.for },
    carry: carryMode === 'all' ? null : carryMode === 'none' ? 0 : amountOf(unit, values.carry),
    carryMonths: carryMode === 'none' ? null : whole(values.carryMonths),
    negativeLimit: amount(values.negativeLimit),
    cap: amount(values.cap),
    notice: whole(values.notice),
    longest: amount(values.longest),
  };
}

/** The server answers with an example only for complete numbers. */
export function isComplete({
  tiers,
  wait,
  cap,
  carry,
  carryMonths,
  negativeLimit,
  notice,
  longest,
}: PolicyRulesRecord): boolean {
  const numbers = [
    ...tiers.flatMap(({ years, amount }) => [years, amount]),
    wait?.months,
    cap,
    carry,
    carryMonths,
    negativeLimit,
    notice,
    longest,
  ];
  return numbers.every((number) => !Number.isNaN(number ?? 0));
}
