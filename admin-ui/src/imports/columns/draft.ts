import type { ImportMapping } from '../../../../api/contract/imports.js';

/** What somebody has chosen so far and not yet had checked. */
export interface Draft {
  mapping: ImportMapping;
  /** Whether the mapping is to be kept, and as what. */
  keep: boolean;
  name: string;
}

const keyOf = (id: string) => `import.${id}`;

/** Outlives the way back and forth, and a reload, in this tab. */
export function readDraft(id: string): Draft | undefined {
  const kept = sessionStorage.getItem(keyOf(id));
  return kept ? (JSON.parse(kept) as Draft) : undefined;
}

export const keepDraft = (id: string, draft: Draft): void => sessionStorage.setItem(keyOf(id), JSON.stringify(draft));

export const dropDraft = (id: string): void => sessionStorage.removeItem(keyOf(id));
