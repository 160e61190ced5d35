import type { Language } from '../../../api/contract/languages.js';

/** Each in its own words, for those who read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };
