import type { Language } from '../../../../api/contract/languages.js';
import type { CommonMessages } from '../messages';

const files = import.meta.glob<CommonMessages>('../??/common.ts', { import: 'common', eager: true });

export const everyCommon = (language: Language): CommonMessages => files[`../${language}/common.ts`];
