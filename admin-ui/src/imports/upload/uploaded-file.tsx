import { FileText } from 'lucide-react';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { useLanguage } from '../../i18n/language';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import classes from './upload.module.css';

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

export function UploadedFile({ record, onRemove }: { record: ImportRecord; onRemove: () => void }) {
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
