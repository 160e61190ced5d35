import { useSyncExternalStore } from 'react';
import type { Language } from '../../../api/contract/languages.js';
import { common } from './en/common';
import type { Messages } from './messages';

type Part = Partial<Messages>;
export type Catalogue = Record<Language, () => Promise<Part>>;

const STORED = 'language';

/** English comes with the first script, being the fallback of a language that cannot be loaded. */
const catalogues: Catalogue[] = [{ en: async () => common, fr: async () => (await import('./fr/common')).common }];

interface Spoken {
  language: Language;
  /** Those of the parts that are loaded; a screen comes after its words. */
  messages: Messages;
}

/** The language asked for last: with two on their way at once, this one is spoken in the end. */
let wanted: Language = 'en';
let spoken: Spoken = { language: 'en', messages: common as Messages };
const listeners = new Set<() => void>();

/** What every part goes through: nothing, or the strange letters with which a language that is none is tried. */
let dress = (part: Part): Part => part;

export function transformMessages(how: typeof dress): void {
  dress = how;
}

const isLanguage = (tag: string | null): tag is Language => tag !== null && Object.hasOwn(catalogues[0], tag);

/** What was chosen on this device, else the first language of the browser that we have. */
export function preferredLanguage(): Language {
  const tags = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return tags.find(isLanguage) ?? 'en';
}

export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    let parts: Part[] = [];
    // A part of the product may arrive meanwhile, with words of its own.
    while (parts.length < catalogues.length) parts = await Promise.all(catalogues.map((catalogue) => catalogue[language]()));
    if (wanted !== language) return;
    spoken = { language, messages: Object.assign({}, ...parts.map(dress)) as Messages };
  } catch {
    if (wanted === language) wanted = spoken.language;
    return;
  }
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

const added = new Map<Catalogue, Promise<void>>();

/** The words of a part of the product that is loaded late; once this resolves they are there in the spoken language. */
export function addMessages(catalogue: Catalogue): Promise<void> {
  const adding = added.get(catalogue) ?? add(catalogue);
  added.set(catalogue, adding);
  return adding;
}

async function add(catalogue: Catalogue): Promise<void> {
  catalogues.push(catalogue);
  let part: Part;
  let language: Language;
  do {
    language = spoken.language;
    part = await catalogue[language]().catch(catalogue.en);
  } while (language !== spoken.language);
  spoken = { ...spoken, messages: { ...spoken.messages, ...dress(part) } };
}

export async function rememberLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED, language);
  if (language !== wanted) await setLanguage(language);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentMessages = (): Messages => spoken.messages;

export const useLanguage = (): Spoken => useSyncExternalStore(subscribe, () => spoken);
