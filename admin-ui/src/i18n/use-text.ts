import { useCallback } from 'react';
import { useLanguage } from './language';
import type { Messages } from './messages';

type Keys<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? Key : `${Key}.${Keys<Part[Key]>}`;
}[keyof Part & string];

export type MessageKey = Keys<Messages>;

export type Text = (key: MessageKey, values?: Record<string, string | number>) => string;

/** `%{name}` is a placeholder. Of two forms, 'one |||| many', `count` selects one. */
export function useText(): Text {
  const { language, messages } = useLanguage();
  return useCallback(
    (key, values = {}) => interpolate(String(messageAt(messages, key)), values, language),
    [language, messages],
  );
}

export function messageAt(messages: object, key: string): string | undefined {
  const message = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      messages,
    );
  return typeof message === 'string' ? message : undefined;
}

export const interpolate = (
  message: string,
  values: Record<string, string | number>,
  language: string,
): string =>
  pluralForm(message, values.count, language).replace(
    /%\{(\w+)\}(\.(?=\s|$))?/g,
    (_, name: string, end = '') => endedOnce(formatValue(values[name], language), end as string),
  );

/** '1. Jan.' and '30 Min.' end a sentence with their own dot. */
const endedOnce = (value: string, end: string) => (value.endsWith('.') ? value : value + end);

function pluralForm(message: string, count: string | number | undefined, language: string): string {
  const [one = '', many = one] = message.split(' |||| ');
  return typeof count === 'number' && new Intl.PluralRules(language).select(count) !== 'one'
    ? many
    : one;
}

function formatValue(value: string | number | undefined, language: string): string {
  return typeof value === 'number' ? value.toLocaleString(language) : isolateBidi(value ?? '');
}

const BIDI_CHARACTERS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Keeps a right-to-left name from reversing its sentence. Other values get no invisible characters, which would be copied with them. */
export const isolateBidi = (value: string) =>
  BIDI_CHARACTERS.test(value) ? `\u2068${value}\u2069` : value;
