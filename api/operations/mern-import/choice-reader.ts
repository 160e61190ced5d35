import { folded } from '../../platform/database/statements/folded-text.js';
import type { Value } from './extended-json.js';
import type { OldDocument } from './old-document.js';

/** `exact` is false if part of the meaning is lost. */
interface MatchedChoice<Choice> {
  choice: Choice;
  exact: boolean;
}

export type ChoiceForms<Choice extends string> = Record<
  Choice,
  { exact: string[]; approximate?: string[] }
>;

type ChoiceReader<Choice> = (value: Value | undefined) => MatchedChoice<Choice> | undefined;

export function choiceReader<Choice extends string>(
  forms: ChoiceForms<Choice>,
): ChoiceReader<Choice> {
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

/** Notes what is missing, unknown or means something else. */
export function readChoice<Choice extends string>(
  document: OldDocument,
  field: string,
  reader: ChoiceReader<Choice>,
  missing: Choice,
  names: string[],
): Choice {
  const value = document.value(...names);
  const read = reader(value);
  if (!read?.exact)
    document.note(
      field,
      value,
      `${value === undefined ? 'Missing' : 'Not one of ours'}; stored as '${read?.choice ?? missing}'.`,
    );
  return read?.choice ?? missing;
}

function letters(text: string): string {
  return folded(text).replace(/[^\p{L}]/gu, '');
}
