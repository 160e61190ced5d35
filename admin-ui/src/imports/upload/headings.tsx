import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { RequestFailed } from '../../api/http-client';
import { useText } from '../../i18n/use-text';
import { HeadingsChoice } from '../../ui/fields/headings-choice';
import { dropDraft } from '../columns/draft';
import { columnsKey, importCalls, useCacheImport, useColumns } from '../import-queries';

/** Another row makes other columns, so what was chosen for them is dropped. */
export function Headings({ record: { _id } }: { record: ImportRecord }) {
  const text = useText();
  const client = useQueryClient();
  const cacheImport = useCacheImport();
  const { data } = useColumns(_id);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (!data) return null;

  async function choose(row: number) {
    setBusy(true);
    setError(undefined);
    try {
      const { import: changed, ...columns } = await importCalls.headings(_id, row);
      dropDraft(_id);
      client.setQueryData(columnsKey(_id), columns);
      cacheImport(changed);
    } catch (failure) {
      const { body = undefined } = failure instanceof RequestFailed ? failure : {};
      setError(
        body?.errors?.headingsRow ||
          body?.errors?.file ||
          body?.error ||
          text('fileHeadings.failed'),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <HeadingsChoice
      opening={data.opening}
      busy={busy}
      error={error}
      onChoose={(row) => void choose(row)}
    />
  );
}
