import { folded } from '../../platform/database/statements/folded-text.js';
import type { Value } from './extended-json.js';

/** How a choice of ours was written elsewhere. `same` is false where something of the meaning is lost. */
export interface WrittenChoice<Choice> {
  choice: Choice;
  same: boolean;
}

/** Written forms, folded and without anything but letters, by our choice; in the second table those that mean a little more. */
export type WrittenForms<Choice extends string> = Record<Choice, { same: string[]; nearly?: string[] }>;

export function choiceReader<Choice extends string>(forms: WrittenForms<Choice>): (value: Value | undefined) => WrittenChoice<Choice> | undefined {
  const known = new Map<string, WrittenChoice<Choice>>();
  for (const [choice, { same, nearly = [] }] of Object.entries<{ same: string[]; nearly?: string[] }>(forms) as [Choice, { same: string[]; nearly?: string[] }][]) {
    for (const written of [choice, ...same]) known.set(letters(written), { choice, same: true });
    for (const written of nearly) known.set(letters(written), { choice, same: false });
  }
  return (value) => (typeof value === 'string' ? known.get(letters(value)) : undefined);
}

function letters(text: string): string {
  return folded(text).replace(/[^\p{L}]/gu, '');
}
