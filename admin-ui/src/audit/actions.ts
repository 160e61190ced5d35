import { useCallback } from 'react';
import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { audit } from '../i18n/en/audit';
import { type MessageKey, useText } from '../i18n/use-text';

type Verbs = Record<string, { own: string; of: string }>;

const ACTIONS: Record<string, Verbs> = audit.actions;

export type Subject = keyof typeof audit.subjects;

export const SUBJECTS = Object.keys(audit.subjects) as Subject[];

export const isSubject = (subject: string): subject is Subject => Object.hasOwn(audit.subjects, subject);

/** Such as 'employee.update': those that have words, of one subject or of all. */
export const actionsOf = (subject: string): string[] => {
  const subjects = subject ? [subject] : SUBJECTS;
  return subjects.flatMap((name) => (Object.hasOwn(ACTIONS, name) ? Object.keys(ACTIONS[name] ?? {}).map((verb) => `${name}.${verb}`) : []));
};

function isKnownAction(action: string): boolean {
  const [subject = '', verb = ''] = action.split('.');
  return Object.hasOwn(ACTIONS, subject) && Object.hasOwn(ACTIONS[subject] ?? {}, verb);
}

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
