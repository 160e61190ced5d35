import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { useNumbers } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';

export function useRuleWords() {
  const text = useText();
  const numbers = useNumbers();
  const { day, span } = useDates();

  const wordsOf = (
    keys: 'coverage' | 'coverage.inCard',
    { from, to }: CoverageRuleRecord,
  ): string => {
    if (from && to) return span(from, to);
    if (from) return text(`${keys}.fromOn`, { date: day(from) });
    return to ? text(`${keys}.until`, { date: day(to) }) : text(`${keys}.always`);
  };

  return {
    when: (rule: CoverageRuleRecord) => wordsOf('coverage', rule),
    /** After the department, in the middle of a sentence. */
    whenInCard: (rule: CoverageRuleRecord) => wordsOf('coverage.inCard', rule),
    department: ({ department }: CoverageRuleRecord) =>
      department?.dep_name ?? text('coverage.everyone'),
    /** 2 of 13 */
    limit: ({ maxAway, people }: CoverageRuleRecord) =>
      `${numbers.format(maxAway)} ${text('coverage.ofPeople', { people })}`,
  };
}
