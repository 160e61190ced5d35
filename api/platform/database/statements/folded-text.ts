import { normalized } from '../../../contract/text/normalized-text.js';

/** The engines' collations fold differently, so the folded text is stored in a binary column. */
export { folded, searchWords } from '../../../contract/text/folded-text.js';

/** For uniqueness: ignores case and compatibility forms, but not accents. */
export function uniqueKey(text: string): string {
  return normalized(text, 'NFKC').toLowerCase().trim();
}
