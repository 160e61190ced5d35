import type { PolicyRulesRecord } from '../../../api/contract/leave-policies.js';
import { useAmounts } from '../i18n/use-amounts';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { type Policy, versionOn } from './policy';
import { rulesInWords } from './rules-in-words';

interface RuleChange {
  label: string;
  before: string;
  after: string;
}

/** The settings in which a version differs from the one before it, in the form's words and order. */
export function useVersionChanges(policy: Policy): (version: { from: string; rules: PolicyRulesRecord }) => RuleChange[] {
  const text = useText();
  const amounts = useAmounts();
  const { dayAndMonth } = useDates();
  const words = rulesInWords(policy.leaveType.unit, text, amounts, dayAndMonth);
  return ({ from, rules }) => {
    const [was, is] = [words(versionOn(policy, from)?.rules ?? rules), words(rules)];
    const labels = [...new Set([...is.keys(), ...was.keys()])];
    return labels.map((label) => ({ label, before: was.get(label) ?? '', after: is.get(label) ?? '' })).filter(({ before, after }) => before !== after);
  };
}
