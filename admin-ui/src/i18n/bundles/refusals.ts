import type { Language } from '../../../../api/contract/languages.js';
import { fileOf } from '../catalogue';

type Words = Record<string, string>;

const sentences = import.meta.glob('../??/refusals.ts', { import: 'refusals' });
const fieldNames = import.meta.glob(['../??/field-names.ts', '!../en/*'], { import: 'fieldNames' });

/** In English, the server's labels of fields stay. */
export async function refusalWords(language: Language): Promise<{ sentences: Words; fieldNames: Words }> {
  const [words, names] = await Promise.all([fileOf<Words>(sentences, language), language === 'en' ? {} : fileOf<Words>(fieldNames, language)]);
  return { sentences: words, fieldNames: names };
}
