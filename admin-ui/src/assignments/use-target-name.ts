import type { AssignmentRecord } from '../../../api/contract/working-time/working-time.js';
import { useText } from '../i18n/use-text';
import { useSubjectWords } from './use-subject-words';

export function useTargetName(): (assignment: AssignmentRecord) => string {
  const text = useText();
  const { nothing } = useSubjectWords();
  return ({ target, inherit, subject }) =>
    target?.name ?? (inherit ? text('assignments.asEverybody') : nothing(subject));
}
