import type { PolicyRulesRecord } from '../../../api/contract/leave/leave-policies.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText, type Text } from '../i18n/use-text';
import { type Policy, versionOn } from './policy';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import type { Amounts } from '../i18n/amounts';
import { DAY_STEPS, MINUTE_STEPS } from './form/rounding-steps';

interface RuleChange {
  label: string;
  before: string;
  after: string;
}

/** The settings in which a version differs from the one before it, in the form's words and order. */
export function useVersionChanges(
  policy: Policy,
): (version: { from: string; rules: PolicyRulesRecord }) => RuleChange[] {
  const text = useText();
  const amounts = useAmounts();
  const { dayAndMonth } = useDates();
  const words = rulesInWords(policy.leaveType.unit, text, amounts, dayAndMonth);
  return ({ from, rules }) => {
    const [was, is] = [words(versionOn(policy, from)?.rules ?? rules), words(rules)];
    const labels = [...new Set([...is.keys(), ...was.keys()])];
    return labels
      .map((label) => ({ label, before: was.get(label) ?? '', after: is.get(label) ?? '' }))
      .filter(({ before, after }) => before !== after);
  };
}

/** Any year does for a month and a day. */
const YEAR = '2026';

/** Each setting by its label in the form. */
function rulesInWords(
  unit: LeaveUnit,
  text: Text,
  amounts: Amounts,
  dayAndMonth: (date: string) => string,
): (rules: PolicyRulesRecord) => Map<string, string> {
  const amount = (value: number | null) =>
    value === null ? text('leaveRules.settings.noLimit') : amounts.words(value, unit);
  const months = (count: number) => text('leaveRules.settings.months', { count });
  const yesNo = (value: boolean) => text(`leaveRules.settings.${value ? 'yes' : 'no'}`);
  const step = (value: number) =>
    unit === 'days'
      ? text(`leaveRules.form.steps.${DAY_STEPS[`${value}` as keyof typeof DAY_STEPS]}`)
      : text(`leaveRules.form.minutes.${MINUTE_STEPS[`${value}` as keyof typeof MINUTE_STEPS]}`);
  const tier = (years: number) =>
    years === 0
      ? text('leaveRules.form.start')
      : text('leaveRules.settings.fromYears', { count: years });

  return (rules) => {
    if (!rules.tracked)
      return new Map([[text('leaveRules.form.balance'), text('leaveRules.form.notTracked')]]);
    const { wait, carry, carryMonths } = rules;
    return new Map([
      [text('leaveRules.form.balance'), text('leaveRules.form.tracked')],
      ...rules.tiers.map(({ years, amount: given }): [string, string] => [
        tier(years),
        amount(given),
      ]),
      [text('leaveRules.form.scale'), yesNo(rules.scale)],
      [
        text('leaveRules.form.yearStart'),
        rules.yearStart === 'hire'
          ? text('leaveRules.form.hire')
          : dayAndMonth(`${YEAR}-${rules.yearStart}`),
      ],
      [text('leaveRules.form.granted'), text(`leaveRules.form.${rules.frequency}`)],
      [
        text('leaveRules.form.when'),
        text(rules.timing === 'start' ? 'leaveRules.form.atStart' : 'leaveRules.form.atEnd'),
      ],
      [text('leaveRules.form.proration'), text(`leaveRules.form.prorations.${rules.proration}`)],
      [text('leaveRules.form.roundTo'), step(rules.step)],
      [text('leaveRules.form.mode'), text(`leaveRules.form.modes.${rules.mode}`)],
      ...(wait
        ? [
            [
              text('leaveRules.form.wait'),
              `${months(wait.months)}, ${text(`leaveRules.form.waits.${wait.for}`)}`,
            ] as const,
          ]
        : []),
      [
        text('leaveRules.form.carries'),
        carry === null
          ? text('leaveRules.form.carryAll')
          : carry === 0
            ? text('leaveRules.form.carryNone')
            : amount(carry),
      ],
      [
        text('leaveRules.form.carryMonths'),
        carry === 0
          ? ''
          : carryMonths === null
            ? text('leaveRules.settings.noLimit')
            : months(carryMonths),
      ],
      [text('leaveRules.form.negative'), amount(rules.negativeLimit)],
      [text('leaveRules.form.cap'), amount(rules.cap)],
      [
        text('leaveRules.form.notice'),
        rules.notice === null ? '' : text('leave.days', { count: rules.notice }),
      ],
      [text('leaveRules.form.longest'), amount(rules.longest)],
    ]);
  };
}
