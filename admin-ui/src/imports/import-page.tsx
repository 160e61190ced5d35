import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { IMPORT_KINDS, type ImportKind } from '../../../api/contract/imports/import-fields.js';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import { officePath } from '../paths';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { DownloadButton } from '../shell/confirmation/download-button';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Segments } from '../ui/fields/segments';
import { Headings } from './upload/headings';
import { EarlierImports } from './upload/earlier-imports';
import { FileDrop } from '../ui/fields/file-drop';
import { isOpen } from './import';
import { ImportHead, ImportMissing, ImportSkeleton } from './import-head';
import { importCalls, useImport } from './import-queries';
import { ImportScreen } from './import-screen';
import importClasses from './import.module.css';
import classes from './upload/upload.module.css';
import { useUpload } from './upload/use-upload';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/imports';

export const messages = catalogueOf({ imports: english });

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** Such as '70 kB'. */
function formatBytes(language: string, bytes: number): string {
  const power = Math.min(bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2, UNITS.length - 1);
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power ? 'short' : 'long',
    maximumFractionDigits: power === 2 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

function UploadedFile({ record, onRemove }: { record: ImportRecord; onRemove: () => void }) {
  const text = useText();
  const { language } = useLanguage();
  const { fileName, bytes, rows, columns, encoding, separator } = record;
  const facts = [
    formatBytes(language, bytes),
    text('imports.upload.rows', { count: rows }),
    text('imports.upload.columns', { count: columns }),
    ...(encoding === 'XLSX'
      ? [text('imports.upload.workbook')]
      : [encoding, text(`imports.upload.separators.${SEPARATORS[separator]}`)]),
  ];
  return (
    <section className={classes.file} aria-label={text('imports.upload.file')}>
      <Icon of={FileText} />
      <div>
        <strong>
          <bdi>{fileName}</bdi>
        </strong>
        <small>{facts.join(', ')}</small>
      </div>
      <Button variant="quiet" onClick={onRemove}>
        {text('imports.upload.remove')}
      </Button>
    </section>
  );
}

/** Other screens lead to the import of what they show. */
function useAskedKind(): ImportKind {
  const [query] = useSearchParams();
  return IMPORT_KINDS.find((kind) => kind === query.get('kind')) ?? 'employees';
}

/** `id` is '' before a file is uploaded. */
function Upload({ id }: { id: string }) {
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

/** The path is empty for a new import, else an id and possibly a step. */
export default function ImportPage() {
  const [id = '', step] = (useParams()['*'] ?? '').split('/');
  // The same element before and after the upload, so that its state stays.
  return !id || step === 'file' ? (
    <Upload id={id} />
  ) : (
    <ImportScreen key={id} id={id} requestedStep={step} />
  );
}
