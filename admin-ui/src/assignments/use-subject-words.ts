import type { AssignmentSubject } from '../../../api/contract/working-time/working-time.js';
import { useLeaveTypes } from '../api/use-leave-types';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';

export const isWorkingTime = (subject: AssignmentSubject): subject is 'pattern' | 'calendar' =>
  subject === 'pattern' || subject === 'calendar';

export function useSubjectWords() {
  const text = useText();
  const { data: types = [] } = useLeaveTypes();
  const typeName = (id: string) =>
    leaveTypeName(text, types.find(({ _id }) => _id === id)?.name ?? '');
  return {
    label: (subject: AssignmentSubject) =>
      isWorkingTime(subject)
        ? text(`assignments.subjects.${subject}`)
        : text('assignments.subjects.policy', { type: typeName(subject) }),
    own: (subject: AssignmentSubject) =>
      isWorkingTime(subject)
        ? text(`assignments.own.${subject}`)
        : text('assignments.own.policy', { type: typeName(subject) }),
    without: (subject: AssignmentSubject) =>
      isWorkingTime(subject)
        ? text(`assignments.without.${subject}`)
        : text('assignments.without.policy', { type: typeName(subject) }),
    nothing: (subject: AssignmentSubject) =>
      text(`assignments.nothing.${isWorkingTime(subject) ? subject : 'policy'}`),
  };
}
