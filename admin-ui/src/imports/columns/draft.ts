import type {
  ImportMapping,
  SavedMappingRecord,
} from '../../../../api/contract/imports/import-mapping.js';
import * as drafts from '../../api/drafts';
import { currentUser } from '../../api/session';

export interface Draft {
  mapping: ImportMapping;
  keep: boolean;
  name: string;
  /** The saved mapping that it began with. */
  saved?: SavedMappingRecord | undefined;
}

const placeOf = (id: string) => [currentUser()?._id ?? '', `import/${id}`, 'columns'] as const;

/** Survives navigation and reloads in this tab, for the same account. */
export function readDraft(id: string): Draft | undefined {
  return drafts.readDraft(...placeOf(id))?.values as Draft | undefined;
}

/** Without pay, as every draft. */
export function saveDraft(id: string, { mapping, keep, name, saved }: Draft): void {
  const [account, path, form] = placeOf(id);
  const { salary: _, ...constants } = mapping.constants ?? {};
  drafts.keepDraft({
    account,
    path,
    form,
    values: { mapping: { ...mapping, constants }, keep, name, saved },
  });
}

export function dropDraft(id: string): void {
  drafts.takeDraft(...placeOf(id));
}
