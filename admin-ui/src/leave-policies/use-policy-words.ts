import type { PolicyRulesRecord } from '../../../api/contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';

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
  const amount = (value: number) => amounts.words(value, unit);

  function entitlement({ tracked, tiers }: PolicyRulesRecord): string {
    if (!tracked) return text('leaveRules.words.notTracked');
    const [first, ...later] = tiers;
    if (!first || (first.amount === 0 && later.length === 0))
      return text('leaveRules.words.nothing');
    return [
      text('leaveRules.words.aYear', { amount: amount(first.amount) }),
      ...later.map(tier),
    ].join(', ');
  }

  const tier = ({ years, amount: value }: PolicyRulesRecord['tiers'][number]) =>
    text('leaveRules.words.tier', { amount: amount(value), years, count: years });

  function granted({ frequency, timing, yearStart }: PolicyRulesRecord): string {
    const date =
      yearStart === 'hire'
        ? text('leaveRules.words.hireDate')
        : dayAndMonth(`${YEAR}-${yearStart}`);
    const when =
      frequency === 'yearly'
        ? timing === 'start'
          ? 'yearlyStart'
          : 'yearlyEnd'
        : timing === 'start'
          ? 'monthlyStart'
          : 'monthlyEnd';
    return text(`leaveRules.words.${when}`, { date });
  }

  function carriesOver({ carry, carryMonths }: PolicyRulesRecord): string {
    if (carry === 0) return text('leaveRules.words.carriesNone');
    const count = carryMonths ?? 0;
    if (carry === null)
      return text(
        carryMonths === null ? 'leaveRules.words.carriesAll' : 'leaveRules.words.carriesAllFor',
        { count },
      );
    return text(
      carryMonths === null ? 'leaveRules.words.carriesSome' : 'leaveRules.words.carriesSomeFor',
      { amount: amount(carry), count },
    );
  }

  function negative({ negativeLimit }: PolicyRulesRecord): string {
    if (negativeLimit === null) return text('leaveRules.words.unlimited');
    return negativeLimit === 0
      ? text('leaveRules.words.noNegative')
      : text('leaveRules.words.negative', { amount: amount(negativeLimit) });
  }

  function carry({ tracked, carry: most, carryMonths }: PolicyRulesRecord): {
    most: string;
    within: string;
  } {
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
  function facts(rules: PolicyRulesRecord): PolicyFact[] {
    if (!rules.tracked) {
      const nothing = text('leaveRules.form.carryNone');
      return [
        { label: text('leaveRules.form.balance'), words: text('leaveRules.form.notTracked') },
        { label: text('leaveRules.form.granted'), words: nothing },
        { label: text('leaveRules.form.carry'), words: nothing },
        { label: text('leaveRules.words.checked'), words: nothing },
      ];
    }
    const { wait, cap, notice, longest } = rules;
    return [
      {
        label: text('leaveRules.form.entitlement'),
        words: text('leaveRules.words.sentence', { words: entitlement(rules) }),
      },
      { label: text('leaveRules.form.granted'), words: granted(rules) },
      {
        label: text('leaveRules.form.joiners'),
        words: text(`leaveRules.words.proration.${rules.proration}`),
      },
      {
        label: text('leaveRules.words.partTime'),
        words: text(rules.scale ? 'leaveRules.words.scale' : 'leaveRules.words.noScale'),
      },
      ...(wait
        ? [
            {
              label: text('leaveRules.form.wait'),
              words: text(
                wait.for === 'use' ? 'leaveRules.words.waitUse' : 'leaveRules.words.waitEarn',
                { count: wait.months },
              ),
            },
          ]
        : []),
      { label: text('leaveRules.form.carry'), words: carriesOver(rules) },
      ...(cap === null
        ? []
        : [
            {
              label: text('leaveRules.form.cap'),
              words: text('leaveRules.words.cap', { amount: amount(cap) }),
            },
          ]),
      { label: text('leaveRules.words.belowZero'), words: negative(rules) },
      ...(notice === null
        ? []
        : [
            {
              label: text('leaveRules.form.notice'),
              words: text('leaveRules.words.notice', { count: notice }),
            },
          ]),
      ...(longest === null
        ? []
        : [
            {
              label: text('leaveRules.form.longest'),
              words: text('leaveRules.words.longest', { amount: amount(longest) }),
            },
          ]),
    ];
  }

  const sentences = (rules: PolicyRulesRecord): string[] =>
    rules.tracked ? facts(rules).map(({ words }) => words) : [text('leaveRules.words.recorded')];

  return { entitlement, carry, facts, sentences };
}
