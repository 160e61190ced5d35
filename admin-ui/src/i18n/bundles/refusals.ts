import type { Language } from '../../../../api/contract/languages.js';
import { fileOf } from '../catalogue';

interface RefusalWords {
  sentences: Record<string, string>;
  fieldNames: Record<string, string>;
}

const sentences = import.meta.glob('../??/refusals/refusals.ts', { import: 'refusals' });
const fieldNames = import.meta.glob(['../??/field-names.ts', '!../en/*'], { import: 'fieldNames' });

/** English is that of the contract, and the server's labels of fields stay. */
export async function refusalWords(language: Language): Promise<RefusalWords> {
  if (language === 'en')
    return {
      sentences: (await import('../../../../api/contract/refusals/refusals.js')).REFUSALS,
      fieldNames: {},
    };
  const [words, names] = await Promise.all([
    fileOf<RefusalWords['sentences']>(sentences, language),
    fileOf<RefusalWords['fieldNames']>(fieldNames, language),
  ]);
  return { sentences: words, fieldNames: names };
}
