import { useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { type Column, Table } from '../../lists/list-table';
import { Button } from '../../ui/button';
import { Badge } from '../../ui/feedback/badge';
import { listHeading } from './list-heading';
import { PdfActions } from './pdf-actions';
import { PdfPerson } from './pdf-person';
import classes from './pdfs.module.css';

interface Props {
  run: PayRunRecord;
  files: PayslipFileRecord[];
}

const SHOWN = 50;

/** Those without a person first. */
export function PdfList({ run, files }: Props) {
  const text = useText();
  const [all, setAll] = useState(false);
  const rows = all ? files : files.slice(0, SHOWN);
  const name = ({ name }: PayslipFileRecord) => <bdi className={classes.file}>{name}</bdi>;
  const state = ({ publishedAt }: PayslipFileRecord) =>
    publishedAt ? (
      <Badge glyph="approved">{text('fromOffice.pdfs.published')}</Badge>
    ) : (
      <Badge glyph="pending">{text('fromOffice.pdfs.waiting')}</Badge>
    );
  const person = (file: PayslipFileRecord) => <PdfPerson run={run} file={file} />;
  const actions = (file: PayslipFileRecord) => <PdfActions run={run} file={file} />;
  const listed: Column<PayslipFileRecord>[] = [
    { label: text('fromOffice.pdfs.file'), className: columns.strong, render: name },
    { label: text('fromOffice.pdfs.employee'), className: columns.ink, render: person },
    { label: text('fromOffice.pdfs.state'), render: state },
    {
      label: text('fromOffice.pdfs.action'),
      hideLabel: true,
      className: columns.actions,
      render: actions,
    },
  ];
  return (
    <section className={classes.list} aria-labelledby={listHeading.id}>
      <h2 {...listHeading}>{text('fromOffice.pdfs.list')}</h2>
      <Table<PayslipFileRecord>
        label={text('fromOffice.pdfs.list')}
        rows={rows}
        columns={listed}
        card={(file) => (
          <div className={classes.card}>
            <p>
              <strong>{name(file)}</strong>
              {state(file)}
            </p>
            <div>{person(file)}</div>
            {actions(file)}
          </div>
        )}
      />
      {rows.length < files.length && (
        <Button onClick={() => setAll(true)}>
          {text('fromOffice.pdfs.showAll', { count: files.length })}
        </Button>
      )}
    </section>
  );
}
