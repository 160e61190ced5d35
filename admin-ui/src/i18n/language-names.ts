import type { Language } from '../../../api/contract/languages.js';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };
