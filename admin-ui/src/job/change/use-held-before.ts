import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type {
  JobPersonEffect,
  JobSubject,
  JobTimelineRecord,
} from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { salaryOn, valueOn } from '../timeline/timeline-entries';
import { useJobWords } from '../use-job-words';
import type { HeldBefore } from './typed-job';

/** Each leave type has a policy of its own. */
const isOneOfMany = (kind: JobSubject) => kind === 'policy' || kind === 'item';

/** The values of one person on the day of the change, which may lie in the past. */
export function useHeldBefore(job: JobTimelineRecord | undefined, from: string): HeldBefore {
  const text = useText();
  const words = useJobWords();
  const today = useToday() ?? '';
  const day = isCalendarDate(from) ? from : today;
  const isPast = day < today;
  const salary = job ? salaryOn(job, day) : null;

  function name(kind: JobSubject): string | undefined {
    if (!job || isOneOfMany(kind)) return undefined;
    if (kind === 'salary') return salary === null ? undefined : words.money(salary);
    const value = valueOn(job, kind, day);
    return value === undefined ? undefined : words.value(kind, value);
  }

  return {
    name,
    isNothing: (kind) =>
      job !== undefined && !isOneOfMany(kind) && valueOn(job, kind, day) === null,
    said(kind) {
      const value = name(kind);
      return value === undefined
        ? undefined
        : text(isPast ? 'job.changing.was' : 'job.changing.now', { value });
    },
    salary,
    isPast,
  };
}

const LISTED = 3;

/** The departments of many people, with how many are in each. */
export function useHeldByMany(people: readonly JobPersonEffect[]): HeldBefore {
  const text = useText();
  const counts = new Map<string, number>();
  for (const { employee, leftOut } of people)
    if (leftOut === null) {
      const name = employee.department.dep_name;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const inOrder = [...counts].sort(([, a], [, b]) => b - a);
  const value = inOrder
    .slice(0, LISTED)
    .map(([name, count]) => text('job.changing.several', { name, count }))
    .concat(inOrder.length > LISTED ? ['…'] : [])
    .join(', ');
  return {
    name: () => undefined,
    isNothing: () => false,
    said: (kind) =>
      kind === 'department' && value ? text('job.changing.now', { value }) : undefined,
    salary: null,
    isPast: false,
  };
}
