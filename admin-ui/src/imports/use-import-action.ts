import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { useConfirmedAction } from '../shell/confirmation/use-confirmed-action';
import { useCacheImport } from './import-queries';

/** Resolves to false after a failure, which it has reported. */
export function useImportAction() {
  const cacheImport = useCacheImport();
  const { busy, act } = useConfirmedAction();

  async function run(call: () => Promise<ImportRecord>): Promise<boolean> {
    const record = await act(call);
    if (record) cacheImport(record);
    return record !== undefined;
  }
  return { busy, act: run };
}
