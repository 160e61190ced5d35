import { useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { PersonDialog } from './person-dialog';
import classes from './pdfs.module.css';

interface Props {
  run: PayRunRecord;
  file: PayslipFileRecord;
}

/** Can be chosen, and another one, until the file is published. */
export function PdfPerson({ run, file }: Props) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { employee, name, matchedBy, publishedAt } = file;
  return (
    <span className={classes.person}>
      {employee ? (
        <span>
          <bdi>{employee.name}</bdi> <small>{employee.employeeId}</small>
          <small className={classes.by}>
            {matchedBy && text(`fromOffice.pdfs.by.${matchedBy}`)}
          </small>
        </span>
      ) : (
        <span className={classes.nobody}>
          <StatusGlyph of="expiring" />
          {text('fromOffice.pdfs.nobody')}
        </span>
      )}
      {publishedAt === null && (
        <RowAction
          tone="primary"
          aria-label={text(
            employee ? 'fromOffice.pdfs.changeOf' : 'fromOffice.pdfs.choosePersonOf',
            { file: name },
          )}
          onClick={() => setAsking(true)}
        >
          {text(employee ? 'fromOffice.pdfs.change' : 'fromOffice.pdfs.choosePerson')}
        </RowAction>
      )}
      {asking && <PersonDialog run={run} file={file} onClose={() => setAsking(false)} />}
    </span>
  );
}
