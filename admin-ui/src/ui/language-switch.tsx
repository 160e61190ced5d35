import type { Language } from '../../../api/contract/languages.js';
import { LANGUAGE_NAMES } from '../i18n/language-names';
import { useLanguage } from '../i18n/language';
import { Segments } from './fields/segments';

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([language, label]) => ({ value: language as Language, label, lang: language }));

/** Each language under its own name. */
export function LanguageSwitch({ label, onChoose }: { label: string; onChoose: (language: Language) => void }) {
  const { language } = useLanguage();
  return <Segments label={label} of={LANGUAGES} value={language} onChoose={onChoose} />;
}
