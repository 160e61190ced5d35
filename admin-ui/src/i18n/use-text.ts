import { useCallback } from 'react';
import type { Messages } from './en';
import { useLanguage } from './language';

type Keys<Part> = { [Key in keyof Part & string]: Part[Key] extends string ? Key : `${Key}.${Keys<Part[Key]>}` }[keyof Part & string];

export type MessageKey = Keys<Messages>;

export type Text = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Messages for what must work without react-admin; its own components read the same catalogues. */
export function useText(): Text {
  const { messages } = useLanguage();
  return useCallback(
    (key, values = {}) => {
      const message = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], messages);
      return String(message).replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
    },
    [messages],
  );
}
