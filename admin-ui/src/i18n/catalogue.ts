import type { Language } from '../../../api/contract/languages.js';
import { common } from './en/common';
import type { Messages } from './messages';

export type MessagePart = Partial<Messages>;
export type Catalogue = (language: Language) => Promise<MessagePart>;

/** The files that `import.meta.glob` finds, such as './de/audit.ts'. */
type Files = Record<string, () => Promise<unknown>>;

const commonIn = import.meta.glob(['./??/common.ts', '!./en/*'], { import: 'common' });

/** English is part of the first script, as the fallback for a language that cannot be loaded. */
export const commonMessages: Catalogue = async (language) =>
  language === 'en' ? common : inLanguage(commonIn, 'common', language);

/** Only files that a screen names: what these import comes with them, and any other would become a file of its own to load. */
const translations = import.meta.glob([
  './??/{absence-report,audit,balances,balances-with-ledger,coverage,decide-leave,imports}.ts',
  './??/{leave-rules,my-leaves,my-profile,my-salary,my-team,new-password,office,portal}.ts',
  './??/{request-leave,reset,second-step,settings,team-calendar,working-time,year-end}.ts',
  './??/people/{as-of,coming-up,employment-types,job,job-timeline,organisation,salary-round}.ts',
  './??/payroll/{employee-pay,payroll,payroll-setting}.ts',
  '!./en/**',
]);

/**
 * English comes with the screen that needs it; the other languages are files of the same name in folders of their own,
 * so a part is passed by the name of its file: `{ audit: english }`.
 */
export function catalogueOf(parts: Record<string, MessagePart>): Catalogue {
  return async (language) => {
    const loading = Object.entries(parts).map(async ([file, english]) =>
      language === 'en' ? english : inLanguage<MessagePart>(translations, file, language),
    );
    return Object.assign({}, ...(await Promise.all(loading))) as MessagePart;
  };
}

/** The file of a language among those that a glob has found. */
export async function inLanguage<Part>(
  files: Files,
  file: string,
  language: Language,
): Promise<Part> {
  const path = Object.keys(files).find((found) => found.endsWith(`/${language}/${file}.ts`));
  if (!path) throw new Error(`${language}/${file} is not among ${Object.keys(files).join(', ')}.`);
  return files[path]() as Promise<Part>;
}
