import { useSyncExternalStore } from 'react';
import type { Language } from '../../../api/contract/languages.js';
import { en, type Messages } from './en';

const STORED = 'language';

/** English comes with the first script, being the fallback of a language that cannot be loaded. */
const catalogues: Record<Language, () => Promise<Messages>> = {
  en: async () => en,
  fr: async () => (await import('./fr')).fr,
};

interface Spoken {
  language: Language;
  messages: Messages;
}

let spoken: Spoken = { language: 'en', messages: en };
const listeners = new Set<() => void>();

const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(catalogues, tag);

/** What was chosen on this device, else the first language of the browser that we have. */
export function preferredLanguage(): Language {
  const tags = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return tags.find(isLanguage) ?? 'en';
}

export async function speak(language: Language): Promise<void> {
  try {
    spoken = { language, messages: await catalogues[language]() };
  } catch {
    return;
  }
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

export async function rememberLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  if (language !== spoken.language) await speak(language);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLanguage = (): Spoken => useSyncExternalStore(subscribe, () => spoken);
