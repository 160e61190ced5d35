import { useCallback } from 'react';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { type MessageKey, useText } from '../i18n/use-text';
import { isKnownAction, isSubject } from './actions';

/** `own` where it is clear whose it is; `of` names it. */
type Form = 'own' | 'of';

type Done = Pick<AuditEntryRecord, 'action' | 'subject' | 'changes'>;

/** What was done, in the reader's language; an action of which nothing is known here is called what the server calls it. */
export function useActionWords(): (entry: Done, form: Form, name?: string) => string {
  const text = useText();
  return useCallback(
    (entry, form, name = '') => {
      const key = keyOf(entry);
      if (key) return text(`${key}.${form}` as MessageKey, { name });
      const { action, subject } = entry;
      const verb = action.split('.').slice(1).join(' ').replaceAll('_', ' ') || action;
      return text(`audit.otherAction.${form}`, { subject: isSubject(subject) ? text(`audit.subjects.${subject}`) : subject, action: verb, name });
    },
    [text],
  );
}

function keyOf({ action, changes }: Done): string | undefined {
  const status = action === 'leave.decide' ? changes.find(({ field }) => field === 'status')?.after : undefined;
  if (status === 'Approved' || status === 'Rejected') return `audit.decided.${status}`;
  return isKnownAction(action) ? `audit.actions.${action}` : undefined;
}
