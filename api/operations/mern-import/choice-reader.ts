import { folded } from '../../platform/database/statements/folded-text.js';
import type { Value } from './extended-json.js';

/** `exact` is false if part of the meaning is lost. */
export interface MatchedChoice<Choice> {
  choice: Choice;
  exact: boolean;
}

export type ChoiceForms<Choice extends string> = Record<
  Choice,
  { exact: string[]; approximate?: string[] }
>;

export function choiceReader<Choice extends string>(
  forms: ChoiceForms<Choice>,
): (value: Value | undefined) => MatchedChoice<Choice> | undefined {
  const known = new Map<string, MatchedChoice<Choice>>();
  for (const [choice, { exact, approximate = [] }] of Object.entries<{
    exact: string[];
    approximate?: string[];
  }>(forms) as [Choice, { exact: string[]; approximate?: string[] }][]) {
    for (const form of [choice, ...exact]) known.set(letters(form), { choice, exact: true });
    for (const form of approximate) known.set(letters(form), { choice, exact: false });
  }
  return (value) => (typeof value === 'string' ? known.get(letters(value)) : undefined);
}

function letters(text: string): string {
  return folded(text).replace(/[^\p{L}]/gu, '');
}
