import { EVERYBODY } from '../../../api/contract/working-time/working-time.js';
import { useApi } from '../api/use-api';
import type { Assigned } from '../api/working-time-calls';
import { useText } from '../i18n/use-text';

/** Stores an assignment and says what became of it. */
export function useAssign(
  onAssigned?: () => void,
): (assigned: Assigned, key: string) => Promise<string> {
  const text = useText();
  const api = useApi();
  return async (assigned, key) => {
    const { assigned: count, unchanged } = await api.assign(assigned, key);
    onAssigned?.();
    if (assigned.holders === EVERYBODY) return text('assignments.assignedToEverybody');
    return [
      text('assignments.assigned', { count }),
      unchanged > 0 && text('assignments.unchanged', { count: unchanged }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
