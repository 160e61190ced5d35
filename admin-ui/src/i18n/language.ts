import { useSyncExternalStore } from 'react';
import { isLanguage, type Language, withSpaces } from '../../../api/contract/languages.js';
import type { Catalogue, MessagePart } from './catalogue';
import { common } from './en/common';
import type { Messages } from './messages';

const STORAGE_KEY = 'language';

const catalogues: Catalogue[] = [];

interface ActiveLanguage {
  language: Language;
  /** Holds only the loaded parts; a screen is shown after its messages are loaded. */
  messages: Messages;
}

/** The language requested last; of two that load at the same time, this one becomes active. */
let requested: Language = 'en';
let active: ActiveLanguage = { language: 'en', messages: common as Messages };
const listeners = new Set<() => void>();

/** Identity, except for the pseudo-locale. */
let transform = (part: MessagePart): MessagePart => part;

const shown = (part: MessagePart, language: Language): MessagePart =>
  transform(spaced(part, language) as MessagePart);

function spaced(part: unknown, language: Language): unknown {
  if (typeof part === 'string') return withSpaces(language, part);
  return Object.fromEntries(
    Object.entries(part as object).map(([key, value]) => [key, spaced(value, language)]),
  );
}

export function transformMessages(transformer: typeof transform): void {
  transform = transformer;
}

export function preferredLanguage(): Language {
  const tags = [
    localStorage.getItem(STORAGE_KEY),
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  return tags.find(isLanguage) ?? 'en';
}

export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  try {
    let parts: MessagePart[] = [];
    // Another catalogue may be added while these load.
    while (parts.length < catalogues.length)
      parts = await Promise.all(catalogues.map((catalogue) => catalogue(language)));
    if (requested !== language) return;
    active = {
      language,
      messages: Object.assign({}, ...parts.map((part) => shown(part, language))) as Messages,
    };
  } catch {
    if (requested === language) requested = active.language;
    return;
  }
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

const added = new Map<Catalogue, Promise<void>>();

/** Resolves when the catalogue's messages are loaded in the active language. */
export function addMessages(catalogue: Catalogue): Promise<void> {
  const adding = added.get(catalogue) ?? add(catalogue);
  added.set(catalogue, adding);
  return adding;
}

async function add(catalogue: Catalogue): Promise<void> {
  catalogues.push(catalogue);
  let part: MessagePart;
  let language: Language;
  do {
    language = active.language;
    part = await catalogue(language).catch(() => catalogue('en'));
  } while (language !== active.language);
  active = { ...active, messages: { ...active.messages, ...shown(part, language) } };
}

export async function rememberLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language);
  if (language !== requested) await setLanguage(language);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const activeLanguage = (): ActiveLanguage => active;

export const useLanguage = (): ActiveLanguage => useSyncExternalStore(subscribe, () => active);
