import type { Language } from '../../../api/contract/languages.js';
import { LANGUAGE_NAMES } from '../i18n/language-names';
import { useLanguage } from '../i18n/language';
import { Segments } from './fields/segments';

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([language, label]) => ({ value: language as Language, label, lang: language }));

export function LanguageSwitch({ label, onChoose }: { label: string; onChoose: (language: Language) => void }) {
  const { language } = useLanguage();
  return <Segments label={label} options={LANGUAGES} value={language} onChoose={onChoose} />;
}
