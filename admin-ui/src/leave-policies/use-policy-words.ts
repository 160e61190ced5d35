import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { PolicyRulesRecord } from '../../../api/contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { type Text, useText } from '../i18n/use-text';

interface Words {
  text: Text;
  amount: (value: number) => string;
  dayAndMonth: (date: CalendarDate) => string;
}

interface PolicyFact {
  label: string;
  words: string;
}

/** Any year does for a month and a day. */
const YEAR = '2026';

export function usePolicyWords(unit: LeaveUnit) {
  const text = useText();
  const amounts = useAmounts();
  const { dayAndMonth } = useDates();
  const words: Words = { text, amount: (value) => amounts.words(value, unit), dayAndMonth };
  return {
    entitlement: (rules: PolicyRulesRecord) => entitlement(words, rules),
    carry: (rules: PolicyRulesRecord) => carry(words, rules),
    facts: (rules: PolicyRulesRecord) => facts(words, rules),
    sentences: (rules: PolicyRulesRecord): string[] =>
      rules.tracked
        ? facts(words, rules).map((fact) => fact.words)
        : [text('leaveRules.words.recorded')],
  };
}

function entitlement({ text, amount }: Words, { tracked, tiers }: PolicyRulesRecord): string {
  if (!tracked) return text('leaveRules.words.notTracked');
  const [first, ...later] = tiers;
  if (!first || (first.amount === 0 && later.length === 0)) return text('leaveRules.words.nothing');
  return [
    text('leaveRules.words.aYear', { amount: amount(first.amount) }),
    ...later.map(({ years, amount: value }) =>
      text('leaveRules.words.tier', { amount: amount(value), years, count: years }),
    ),
  ].join(', ');
}

const GRANTED = {
  yearly: { start: 'yearlyStart', end: 'yearlyEnd' },
  monthly: { start: 'monthlyStart', end: 'monthlyEnd' },
} as const;

function granted(
  { text, dayAndMonth }: Words,
  { frequency, timing, yearStart }: PolicyRulesRecord,
): string {
  const date =
    yearStart === 'hire' ? text('leaveRules.words.hireDate') : dayAndMonth(`${YEAR}-${yearStart}`);
  return text(`leaveRules.words.${GRANTED[frequency][timing]}`, { date });
}

function carriesOver(
  { text, amount }: Words,
  { carry: most, carryMonths }: PolicyRulesRecord,
): string {
  if (most === 0) return text('leaveRules.words.carriesNone');
  const count = carryMonths ?? 0;
  if (most === null)
    return text(
      carryMonths === null ? 'leaveRules.words.carriesAll' : 'leaveRules.words.carriesAllFor',
      { count },
    );
  return text(
    carryMonths === null ? 'leaveRules.words.carriesSome' : 'leaveRules.words.carriesSomeFor',
    { amount: amount(most), count },
  );
}

function negative({ text, amount }: Words, { negativeLimit }: PolicyRulesRecord): string {
  if (negativeLimit === null) return text('leaveRules.words.unlimited');
  return negativeLimit === 0
    ? text('leaveRules.words.noNegative')
    : text('leaveRules.words.negative', { amount: amount(negativeLimit) });
}

function carry(
  { text, amount }: Words,
  { tracked, carry: most, carryMonths }: PolicyRulesRecord,
): { most: string; within: string } {
  if (!tracked) return { most: text('app.notAvailable'), within: '' };
  const words =
    most === 0
      ? text('leaveRules.words.carryNone')
      : most === null
        ? text('leaveRules.words.carryAll')
        : text('leaveRules.words.carrySome', { amount: amount(most) });
  return {
    most: words,
    within:
      most !== 0 && carryMonths !== null
        ? text('leaveRules.words.useWithin', { count: carryMonths })
        : '',
  };
}

/** Each rule under its name. */
function facts(words: Words, rules: PolicyRulesRecord): PolicyFact[] {
  const { text } = words;
  if (!rules.tracked) {
    const nothing = text('leaveRules.form.carryNone');
    return [
      { label: text('leaveRules.form.balance'), words: text('leaveRules.form.notTracked') },
      { label: text('leaveRules.form.granted'), words: nothing },
      { label: text('leaveRules.form.carry'), words: nothing },
      { label: text('leaveRules.words.checked'), words: nothing },
    ];
  }
  return [
    {
      label: text('leaveRules.form.entitlement'),
      words: text('leaveRules.words.sentence', { words: entitlement(words, rules) }),
    },
    { label: text('leaveRules.form.granted'), words: granted(words, rules) },
    {
      label: text('leaveRules.form.joiners'),
      words: text(`leaveRules.words.proration.${rules.proration}`),
    },
    {
      label: text('leaveRules.words.partTime'),
      words: text(rules.scale ? 'leaveRules.words.scale' : 'leaveRules.words.noScale'),
    },
    ...limits(words, rules),
  ];
}

function limits(words: Words, rules: PolicyRulesRecord): PolicyFact[] {
  const { text, amount } = words;
  const { wait, cap, notice, longest } = rules;
  const waits =
    wait &&
    text(wait.for === 'use' ? 'leaveRules.words.waitUse' : 'leaveRules.words.waitEarn', {
      count: wait.months,
    });
  const rows = [
    { label: text('leaveRules.form.wait'), words: waits },
    { label: text('leaveRules.form.carry'), words: carriesOver(words, rules) },
    {
      label: text('leaveRules.form.cap'),
      words: cap === null ? null : text('leaveRules.words.cap', { amount: amount(cap) }),
    },
    { label: text('leaveRules.words.belowZero'), words: negative(words, rules) },
    {
      label: text('leaveRules.form.notice'),
      words: notice === null ? null : text('leaveRules.words.notice', { count: notice }),
    },
    {
      label: text('leaveRules.form.longest'),
      words:
        longest === null ? null : text('leaveRules.words.longest', { amount: amount(longest) }),
    },
  ];
  return rows.filter((row): row is PolicyFact => row.words !== null);
}
