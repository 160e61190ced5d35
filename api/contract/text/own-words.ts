import { folded } from './folded-text.js';

export const PRODUCT_NAME = 'Employee Management System';

const LETTERS = /[\p{L}\p{M}]+/gu;
/** A single letter is an initial. */
const SHORTEST_WORD = 2;

/** As far as they are known where a password is chosen. */
export interface OwnTexts {
  name?: string;
  email?: string;
  company?: string;
}

/** Words that an attacker tries first: name and e-mail, whole and word by word, company and product as a whole. */
export function ownWords({ name = '', email = '', company = '' }: OwnTexts): string[] {
  const [local = '', domain = ''] = email.split('@');
  const words = [name, local, domain.replace(/\.[^.]*$/, '')].flatMap(
    (text) => folded(text).match(LETTERS) ?? [],
  );
  const wholes = [name, email, local, company, PRODUCT_NAME].flatMap((text) => {
    const whole = folded(text).trim();
    return [whole, whole.replace(/\s+/g, ''), whole.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')];
  });
  return [...new Set([...words, ...wholes])].filter((word) => [...word].length >= SHORTEST_WORD);
}

/** True for such a word, alone or with digits behind, as in 'Zoe2026'. */
export function isOwnWord(password: string, texts: OwnTexts): boolean {
  const text = folded(password);
  return ownWords(texts).some(
    (word) => text.startsWith(word) && /^\d*$/.test(text.slice(word.length)),
  );
}
