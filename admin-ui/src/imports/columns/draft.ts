import type { ImportMapping } from '../../../../api/contract/imports.js';

export interface Draft {
  mapping: ImportMapping;
  keep: boolean;
  name: string;
}

const keyOf = (id: string) => `import.${id}`;

/** Survives navigation and reloads in this tab. */
export function readDraft(id: string): Draft | undefined {
  const stored = sessionStorage.getItem(keyOf(id));
  return stored ? (JSON.parse(stored) as Draft) : undefined;
}

export const saveDraft = (id: string, draft: Draft): void => sessionStorage.setItem(keyOf(id), JSON.stringify(draft));

export const dropDraft = (id: string): void => sessionStorage.removeItem(keyOf(id));
