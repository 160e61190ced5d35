import type {
  AssignmentSubject,
  AssignmentRecord,
} from '../../../api/contract/working-time/working-time.js';
import { usePolicies } from '../api/use-policies';
import { useHolidayCalendars, useWorkPatterns } from '../api/use-working-time';
import { useText } from '../i18n/use-text';
import { useSubjectWords } from './use-subject-words';

interface Target {
  _id: string;
  name: string;
  archived: boolean;
}

export function useTargets(subject: AssignmentSubject): Target[] {
  const { data: patterns = [] } = useWorkPatterns();
  const { data: calendars = [] } = useHolidayCalendars();
  const { data: policies = [] } = usePolicies();
  const targets: Target[] =
    subject === 'pattern'
      ? patterns
      : subject === 'calendar'
        ? calendars
        : policies.filter(({ leaveType }) => leaveType._id === subject);
  return targets.filter(({ archived }) => !archived);
}

/** Working time, holidays, and each leave type that has a policy. */
export function useSubjects(): AssignmentSubject[] {
  const { data: policies = [] } = usePolicies();
  return [
    'pattern',
    'calendar',
    ...new Set(policies.filter(({ archived }) => !archived).map(({ leaveType }) => leaveType._id)),
  ];
}

export function useTargetName(): (assignment: AssignmentRecord) => string {
  const text = useText();
  const { nothing } = useSubjectWords();
  return ({ target, inherit, subject }) =>
    target?.name ?? (inherit ? text('assignments.asEverybody') : nothing(subject));
}
