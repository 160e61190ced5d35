import { useState } from 'react';
import type { ImportMapping, ImportRecord } from '../../../api/contract/imports.js';
import { type Draft, keepDraft, readDraft } from './draft';

/** What was chosen here before, else what was checked last, else what the server proposes. */
export function useDraft({ _id, mapping }: ImportRecord, proposal: ImportMapping): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState<Draft>(() => readDraft(_id) ?? { mapping: mapping ?? proposal, keep: false, name: '' });
  function change(changed: Partial<Draft>) {
    const next = { ...draft, ...changed };
    keepDraft(_id, next);
    setDraft(next);
  }
  return [draft, change];
}
