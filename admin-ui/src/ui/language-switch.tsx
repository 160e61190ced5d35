import { type Language, languageName, LANGUAGES } from '../../../api/contract/languages.js';
import { useLanguage } from '../i18n/language';
import { Segments } from './fields/segments';

const OPTIONS = LANGUAGES.map((language) => ({
  value: language,
  label: languageName(language),
  lang: language,
}));

export function LanguageSwitch({
  label,
  onChoose,
}: {
  label: string;
  onChoose: (language: Language) => void;
}) {
  const { language } = useLanguage();
  return <Segments label={label} options={OPTIONS} value={language} onChoose={onChoose} />;
}
