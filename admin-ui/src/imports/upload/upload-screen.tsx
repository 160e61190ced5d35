import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { IMPORT_KINDS, type ImportKind } from '../../../../api/contract/imports/import-fields.js';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { DownloadButton } from '../../shell/confirmation/download-button';
import { ButtonLink } from '../../ui/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { Segments } from '../../ui/fields/segments';
import { isOpen } from '../import';
import { ImportHead, ImportMissing, ImportSkeleton } from '../import-head';
import { importCalls, useImport } from '../import-queries';
import importClasses from '../import.module.css';
import { EarlierImports } from './earlier-imports';
import { Headings } from './headings';
import classes from './upload.module.css';
import { UploadedFile } from './uploaded-file';
import { useUpload } from './use-upload';

/** Other screens lead to the import of what they show. */
function useAskedKind(): ImportKind {
  const [query] = useSearchParams();
  return IMPORT_KINDS.find((kind) => kind === query.get('kind')) ?? 'employees';
}

/** `id` is '' before a file is uploaded. */
export function UploadScreen({ id }: { id: string }) {
  const text = useText();
  const { record, failure, isPending, refetch } = useImport(id);
  const [chosen, setChosen] = useState<ImportKind>(useAskedKind());
  const kind = record?.kind ?? chosen;
  const { busy, error, announcement, upload, remove, reread } = useUpload(record);

  if (id && isPending) return <ImportSkeleton />;
  if (id && !record) return <ImportMissing failure={failure} onTryAgain={() => void refetch()} />;
  if (record && !isOpen(record)) return <Navigate to={officePath.import(id)} replace />;

  function choose(other: ImportKind) {
    setChosen(other);
    if (record) reread(other);
  }

  return (
    <>
      <ImportHead kind={kind} record={record} step="upload">
        <div className={classes.kinds}>
          <Segments
            label={text('imports.upload.kind')}
            options={IMPORT_KINDS.map((value) => ({
              value,
              label: text(`imports.kinds.${value}`),
            }))}
            value={kind}
            onChoose={choose}
          />
          <DownloadButton fetchFile={() => importCalls.template(kind)} name={`${kind}.xlsx`}>
            {text('imports.upload.template')}
          </DownloadButton>
        </div>
      </ImportHead>
      <div className={classes.columns}>
        <div>
          <FileDrop
            title={text('imports.upload.drop')}
            hint={text('imports.upload.hint')}
            choose={text(record ? 'imports.upload.another' : 'imports.upload.choose')}
            primary={!record}
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            busy={busy}
            error={error}
            onFile={(file) => upload(kind, file)}
          />
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
          {record && <UploadedFile record={record} onRemove={remove} />}
          {record && <Headings record={record} />}
          <div className={importClasses.foot}>
            <p className={importClasses.said}>{text('imports.upload.nothing')}</p>
            {record && (
              <div className={importClasses.buttons}>
                <ButtonLink variant="primary" to={officePath.importColumns(record._id)}>
                  {text('imports.continue')}
                </ButtonLink>
              </div>
            )}
          </div>
        </div>
        <EarlierImports exceptId={id} />
      </div>
    </>
  );
}
