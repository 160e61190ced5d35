import type { Language } from '../../../api/contract/languages.js';
import type { Messages } from './messages';

export type MessagePart = Partial<Messages>;
export type Catalogue = (language: Language) => Promise<MessagePart>;

/** The files that `import.meta.glob` finds of a part, such as '../de/audit.ts'. */
type Files = Record<string, () => Promise<unknown>>;

/** English comes with the screen that needs it; the other languages are files of the same name in folders of their own. */
export function catalogueOf(english: MessagePart, others: Files): Catalogue {
  return async (language) => (language === 'en' ? english : fileOf<MessagePart>(others, language));
}

export async function fileOf<Part>(files: Files, language: Language): Promise<Part> {
  const path = Object.keys(files).find((file) => file.includes(`/${language}/`));
  if (!path) throw new Error(`${language} is not among ${Object.keys(files).join(', ')}.`);
  return files[path]() as Promise<Part>;
}
