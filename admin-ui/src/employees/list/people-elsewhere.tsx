import type { EmployeeSummary } from '../../../../api/contract/employee/employee-responses.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { CountedFilters } from '../../lists/counted-filters';
import { useFilter } from '../../lists/list-filter';
import { useListCounts, useListSummary } from '../../lists/use-list-summary';

export const WORKS_HERE = { status: 'Active' };

const ELSEWHERE = ['Left', 'Upcoming'] as const;

/** Those who left or are still to come, where somebody has or is. */
export function PeopleElsewhere() {
  const text = useText();
  const numbers = useNumbers();
  const summary = useListSummary<EmployeeSummary>();
  const counts = useListCounts<(typeof ELSEWHERE)[number]>();
  const [status, setStatus] = useFilter('status');
  const { Left = 0, Upcoming = 0 } = counts ?? { Left: summary?.left, Upcoming: summary?.upcoming };
  const people = { Left, Upcoming };
  return (
    <CountedFilters
      label={text('employees.elsewhere')}
      of={ELSEWHERE.filter((value) => people[value] > 0 || value === status).map((value) => ({
        value,
        label: text(value === 'Left' ? 'employees.former' : 'person.statuses.Upcoming'),
        count: numbers.format(people[value]),
      }))}
      value={ELSEWHERE.find((value) => value === status)}
      onChoose={(value) => setStatus(value === status ? WORKS_HERE.status : value)}
    />
  );
}
