import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportKind } from '../../../../api/contract/imports/import-fields.js';
import { IMPORT_BYTES_MAX, type ImportRecord } from '../../../../api/contract/imports/imports.js';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { dropDraft } from '../columns/draft';
import { columnsKey, importCalls, useEvictImport, useCacheImport } from '../import-queries';

/** The last uploaded file, which may be uploaded again as another kind. */
let lastUpload: { id: string; file: File } | undefined;

/** A new upload replaces the previous one, and its id goes into the URL. */
export function useUpload(record: ImportRecord | undefined) {
  const text = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const cacheImport = useCacheImport();
  const evictImport = useEvictImport();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [announcement, setAnnouncement] = useState<string>();

  async function discard() {
    if (!record) return;
    dropDraft(record._id);
    // After a failure, the admin can discard it in the list of earlier imports.
    await importCalls.remove(record._id).catch(() => undefined);
    evictImport(record._id);
  }

  async function upload(kind: ImportKind, file: File, headingsRow?: number) {
    setError(file.size > IMPORT_BYTES_MAX ? text('imports.upload.large') : undefined);
    if (file.size > IMPORT_BYTES_MAX) return;
    setBusy(true);
    try {
      const { import: uploaded, ...columns } = await importCalls.upload(kind, file, headingsRow);
      lastUpload = { id: uploaded._id, file };
      client.setQueryData(columnsKey(uploaded._id), columns);
      cacheImport(uploaded);
      setAnnouncement(
        text('imports.upload.read', { file: uploaded.fileName, count: uploaded.rows }),
      );
      void navigate(officePath.importFile(uploaded._id), { replace: true });
      await discard();
    } catch (failure) {
      setError(
        (failure instanceof RequestFailed && (failure.body.errors?.file || failure.message)) ||
          text('imports.upload.failed'),
      );
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    void navigate(officePath.imports, { replace: true });
    setAnnouncement(undefined);
    await discard();
  }

  return {
    busy,
    error,
    announcement,
    upload: (kind: ImportKind, file: File) => void upload(kind, file),
    remove: () => void remove(),
    /** The proposed columns depend on the kind, so the file is uploaded again. */
    reread: (kind: ImportKind) =>
      void (lastUpload && lastUpload.id === record?._id
        ? upload(kind, lastUpload.file, record?.headingsRow)
        : remove()),
  };
}
