import type { CoverageRuleRecord } from '../../../api/contract/coverage.js';
import { useNumbers } from '../api/config';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';

export function useRuleWords() {
  const text = useText();
  const numbers = useNumbers();
  const { day, span } = useDates();

  function when({ from, to }: CoverageRuleRecord): string {
    if (from && to) return span(from, to);
    if (from) return text('coverage.fromOn', { date: day(from) });
    return to ? text('coverage.until', { date: day(to) }) : text('coverage.always');
  }

  return {
    when,
    department: ({ department }: CoverageRuleRecord) => department?.dep_name ?? text('coverage.everyone'),
    /** 2 of 13 */
    limit: ({ maxAway, people }: CoverageRuleRecord) => `${numbers.format(maxAway)} ${text('coverage.ofPeople', { people })}`,
  };
}
