import { useSyncExternalStore } from 'react';
import type { Language } from '../../../api/contract/languages.js';
import { common } from './en/common';
import type { Messages } from './messages';

type Part = Partial<Messages>;
type Catalogue = Record<Language, () => Promise<Part>>;

const STORED = 'language';

/** English comes with the first script, being the fallback of a language that cannot be loaded. */
const catalogues: Catalogue[] = [{ en: async () => common, fr: async () => (await import('./fr/common')).common }];

interface Spoken {
  language: Language;
  /** Those of the parts that are loaded; a screen comes after its words. */
  messages: Messages;
}

let spoken: Spoken = { language: 'en', messages: common as Messages };
const listeners = new Set<() => void>();

const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(catalogues[0], tag);

/** What was chosen on this device, else the first language of the browser that we have. */
export function preferredLanguage(): Language {
  const tags = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return tags.find(isLanguage) ?? 'en';
}

export async function speak(language: Language): Promise<void> {
  try {
    let parts: Part[] = [];
    // A part of the product may arrive meanwhile, with words of its own.
    while (parts.length < catalogues.length) parts = await Promise.all(catalogues.map((catalogue) => catalogue[language]()));
    spoken = { language, messages: Object.assign({}, ...parts) as Messages };
  } catch {
    return;
  }
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

/** A part of the product may bring its catalogue while the others are on their way. */
async function allWords(language: Language): Promise<Messages> {
  const known = catalogues.length;
  const parts = await Promise.all(catalogues.map((catalogue) => catalogue[language]()));
  return known === catalogues.length ? (Object.assign({}, ...parts) as Messages) : allWords(language);
}

/** The words of a part of the product that is loaded late; once this resolves they are there in the spoken language. */
export async function addWords(catalogue: Catalogue): Promise<void> {
  catalogues.push(catalogue);
  let part: Part;
  let language: Language;
  do {
    language = spoken.language;
    part = await catalogue[language]().catch(catalogue.en);
  } while (language !== spoken.language);
  spoken = { ...spoken, messages: { ...spoken.messages, ...part } };
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
