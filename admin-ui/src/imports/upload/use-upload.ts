import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportKind, ImportRecord } from '../../../../api/contract/imports.js';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { dropDraft } from '../columns/draft';
import { columnsKey, importCalls, useForgetImport, useKeepImport } from '../import-queries';

const LARGEST_BYTES = 20 * 1024 * 1024;

/** What was chosen last on this page, to be read again as something else. */
let latest: { id: string; file: File } | undefined;

/** Sends a file, in the place of the one before; the address names what came of it. */
export function useUpload(record: ImportRecord | undefined) {
  const text = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const keep = useKeepImport();
  const forget = useForgetImport();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<string>();

  async function discard() {
    if (!record) return;
    dropDraft(record._id);
    // What is left behind can be removed in the list of earlier ones.
    await importCalls.remove(record._id).catch(() => undefined);
    forget(record._id);
  }

  async function upload(kind: ImportKind, file: File) {
    setError(file.size > LARGEST_BYTES ? text('imports.upload.large') : undefined);
    if (file.size > LARGEST_BYTES) return;
    setBusy(true);
    try {
      const { import: read, ...columns } = await importCalls.upload(kind, file);
      latest = { id: read._id, file };
      client.setQueryData(columnsKey(read._id), columns);
      keep(read);
      setSaid(text('imports.upload.read', { file: read.fileName, count: read.rows }));
      void navigate(officePath.importFile(read._id), { replace: true });
      await discard();
    } catch (failure) {
      setError((failure instanceof RequestFailed && (failure.body.errors?.file || failure.message)) || text('imports.upload.failed'));
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    void navigate(officePath.imports, { replace: true });
    setSaid(undefined);
    await discard();
  }

  return {
    busy,
    error,
    said,
    upload: (kind: ImportKind, file: File) => void upload(kind, file),
    remove: () => void remove(),
    /** What the file holds decides how its columns are understood. */
    reread: (kind: ImportKind) => void (latest && latest.id === record?._id ? upload(kind, latest.file) : remove()),
  };
}
