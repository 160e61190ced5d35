import { FileText } from 'lucide-react';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { bytesIn } from './bytes';
import classes from './upload.module.css';

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** What the server found the file to be, so that a wrong one is seen before anything is done with it. */
export function UploadedFile({ record, onRemove }: { record: ImportRecord; onRemove: () => void }) {
  const text = useText();
  const { language } = useLanguage();
  const { fileName, bytes, rows, columns, encoding, separator } = record;
  const facts = [
    bytesIn(language, bytes),
    text('imports.upload.rows', { count: rows }),
    text('imports.upload.columns', { count: columns }),
    encoding,
    text(`imports.upload.separators.${SEPARATORS[separator]}`),
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
