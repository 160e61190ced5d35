import type { PolicyRecord } from '../../../api/contract/leave/leave-policies.js';
import { useText } from '../i18n/use-text';

export function usePeopleText(): (policy: Pick<PolicyRecord, 'people' | 'everybody'>) => string {
  const text = useText();
  return ({ people, everybody }) => {
    if (everybody)
      return people === 0
        ? text('leaveRules.policies.everybody')
        : text('leaveRules.policies.everybodyBut', { count: people });
    return people === 0
      ? text('leaveRules.policies.nobody')
      : text('leaveRules.policies.count', { count: people });
  };
}
