import { useState } from 'react';
import { Navigate } from 'react-router';
import { IMPORT_KINDS, type ImportKind } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { ButtonLink } from '../ui/button';
import { Segments } from '../ui/segments';
import { EarlierImports } from './earlier-imports';
import { FileDrop } from './file-drop';
import { isOpen } from './import';
import importClasses from './import.module.css';
import { ImportHead } from './import-head';
import { useImport } from './import-queries';
import { ImportMissing } from './import-missing';
import { ImportSkeleton } from './import-skeleton';
import classes from './upload.module.css';
import { UploadedFile } from './uploaded-file';
import { useUpload } from './use-upload';

/** What the file holds, the file, and what was imported before. `id` is that of a file that was read already. */
export function Upload({ id }: { id: string }) {
  const text = useText();
  const { record, failure, isPending, refetch } = useImport(id);
  const [chosen, setChosen] = useState<ImportKind>('employees');
  const kind = record?.kind ?? chosen;
  const { busy, error, said, upload, remove, reread } = useUpload(record);

  if (id && isPending) return <ImportSkeleton />;
  if (id && !record) return <ImportMissing failure={failure} onTryAgain={() => void refetch()} />;
  if (record && !isOpen(record)) return <Navigate to={address.import(id)} replace />;

  function choose(other: ImportKind) {
    setChosen(other);
    if (record) reread(other);
  }

  return (
    <>
      <ImportHead kind={kind} record={record} step="upload" />
      <div className={classes.kinds}>
        <Segments
          label={text('imports.upload.kind')}
          of={IMPORT_KINDS.map((value) => ({ value, label: text(`imports.kinds.${value}`) }))}
          value={kind}
          onChoose={choose}
        />
      </div>
      <FileDrop
        title={text('imports.upload.drop')}
        hint={text('imports.upload.hint')}
        choose={text(record ? 'imports.upload.another' : 'imports.upload.choose')}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        busy={busy}
        error={error}
        onFile={(file) => upload(kind, file)}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {record && <UploadedFile record={record} onRemove={remove} />}
      <div className={importClasses.foot}>
        <p className={importClasses.said}>{text('imports.upload.nothing')}</p>
        {record && (
          <div className={importClasses.buttons}>
            <ButtonLink variant="primary" to={address.importColumns(record._id)}>
              {text('imports.continue')}
            </ButtonLink>
          </div>
        )}
      </div>
      <EarlierImports without={id} />
    </>
  );
}
