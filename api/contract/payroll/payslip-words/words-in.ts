import type { Language } from '../../languages.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { PayslipWords } from './payslip-words.js';

const WORDS: Record<Language, PayslipWords> = { en, fr, de };

export const payslipWords = (language: Language): PayslipWords => WORDS[language];
