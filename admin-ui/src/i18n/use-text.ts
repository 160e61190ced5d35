import { useCallback } from 'react';
import { useLanguage } from './language';
import type { Messages } from './messages';

type Keys<Part> = { [Key in keyof Part & string]: Part[Key] extends string ? Key : `${Key}.${Keys<Part[Key]>}` }[keyof Part & string];

export type MessageKey = Keys<Messages>;

export type Text = (key: MessageKey, values?: Record<string, string | number>) => string;

/**
 * Messages for what must work without react-admin; its own components read the same catalogues.
 * `%{name}` stands for a value. A message with two forms, 'one |||| many', is chosen by `count`.
 */
export function useText(): Text {
  const { language, messages } = useLanguage();
  return useCallback(
    (key, values = {}) => {
      return filled(String(messageAt(messages, key)), values, language);
    },
    [language, messages],
  );
}

/** Undefined where there is none, or others below it. */
export function messageAt(messages: object, key: string): string | undefined {
  const message = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);
  return typeof message === 'string' ? message : undefined;
}

export const filled = (message: string, values: Record<string, string | number>, language: string): string =>
  form(message, values.count, language).replace(/%\{(\w+)\}/g, (_, name: string) => shown(values[name], language));

function form(message: string, count: string | number | undefined, language: string): string {
  const [one = '', many = one] = message.split(' |||| ');
  return typeof count === 'number' && new Intl.PluralRules(language).select(count) !== 'one' ? many : one;
}

function shown(value: string | number | undefined, language: string): string {
  return typeof value === 'number' ? value.toLocaleString(language) : isolated(value ?? '');
}

/** Letters written from right to left, and the signs that turn the direction. */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name must not turn the sentence around it. Others stay as they are, for whoever copies or searches them. */
const isolated = (value: string) => (TURNING.test(value) ? `\u2068${value}\u2069` : value);
