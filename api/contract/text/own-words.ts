import { folded } from './folded-text.js';

export const PRODUCT_NAME = 'Employee Management System';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A single letter is an initial. */
const SHORTEST_WORD = 2;

/** As far as they are known where a password is chosen. */
export interface OwnTexts {
  name?: string;
  email?: string;
  company?: string;
}

/** Words that an attacker tries first: name and the e-mail's part before the @, whole and word by word; e-mail, company and product as a whole. */
export function ownWords({ name = '', email = '', company = '' }: OwnTexts): string[] {
  const [local = ''] = email.split('@');
  const words = [name, local].flatMap((text) =>
    (folded(text).match(WORD) ?? []).filter((word) => /\p{L}/u.test(word)),
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
