import type { Language } from '../../../../api/contract/languages.js';
import type { Catalogue } from '../catalogue';
import type { Messages } from '../messages';

type Part = Pick<Messages, 'unauthorized'>;

const files = import.meta.glob<Part>('../??/unauthorized.ts', { eager: true });

export const partIn = (language: Language): Part => files[`../${language}/unauthorized.ts`];

export const messages: Catalogue = async (language) => partIn(language);
