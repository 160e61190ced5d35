import { useCallback } from 'react';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { audit } from '../i18n/en/audit';
import { type MessageKey, useText } from '../i18n/use-text';

type Verbs = Record<string, { own: string; of: string }>;

const ACTIONS: Record<string, Verbs> = audit.actions;

export type Subject = keyof typeof audit.subjects;

export const SUBJECTS = Object.keys(audit.subjects) as Subject[];

export const isSubject = (subject: string): subject is Subject =>
  Object.hasOwn(audit.subjects, subject);

/** Such as 'employee.update'; those of all subjects for ''. */
export const actionsOf = (subject: string): string[] => {
  const subjects = subject ? [subject] : SUBJECTS;
  return subjects.flatMap((name) =>
    Object.hasOwn(ACTIONS, name)
      ? Object.keys(ACTIONS[name] ?? {}).map((verb) => `${name}.${verb}`)
      : [],
  );
};

function isKnownAction(action: string): boolean {
  const [subject = '', verb = ''] = action.split('.');
  return Object.hasOwn(ACTIONS, subject) && Object.hasOwn(ACTIONS[subject] ?? {}, verb);
}

/** `own` leaves out the subject's name, `of` contains it. */
type Phrasing = 'own' | 'of';

type ActionEntry = Pick<AuditEntryRecord, 'action' | 'subject' | 'changes'>;

/** An action without a translation keeps the server's name for it. */
export function useActionText(): (entry: ActionEntry, form: Phrasing, name?: string) => string {
  const text = useText();
  return useCallback(
    (entry, form, name = '') => {
      const key = keyOf(entry);
      if (key) return text(`${key}.${form}` as MessageKey, { name });
      const { action, subject } = entry;
      const verb = action.split('.').slice(1).join(' ').replaceAll('_', ' ') || action;
      return text(`audit.otherAction.${form}`, {
        subject: isSubject(subject) ? text(`audit.subjects.${subject}`) : subject,
        action: verb,
        name,
      });
    },
    [text],
  );
}

function keyOf({ action, changes }: ActionEntry): string | undefined {
  const status =
    action === 'leave.decide' ? changes.find(({ field }) => field === 'status')?.after : undefined;
  if (status === 'Approved' || status === 'Rejected') return `audit.decided.${status}`;
  return isKnownAction(action) ? `audit.actions.${action}` : undefined;
}
