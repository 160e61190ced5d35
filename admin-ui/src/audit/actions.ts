import { audit } from '../i18n/en/audit';

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

export function isKnownAction(action: string): boolean {
  const [subject = '', verb = ''] = action.split('.');
  return Object.hasOwn(ACTIONS, subject) && Object.hasOwn(ACTIONS[subject] ?? {}, verb);
}
