import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { getBlob } from '../api/http-client';
import { useApi } from '../api/use-api';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useDownload } from '../shell/confirmation/use-download';
import { Button, RowAction } from '../ui/button';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Icon } from '../ui/icon';
import { capitalised } from './capitalised';
import classes from './office-payslips.module.css';
import { usePayWords } from './use-pay-words';

const NEWEST = 6;

export function useOfficePayslips(owner: string, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['officePayslips', owner],
    queryFn: () => api.officePayslips(owner),
    enabled,
  });
}

/** The PDFs of the payroll office of one person, also of periods without a payslip of ours. Nothing if there are none. */
export function OfficePayslips({
  query: { data: files, error, refetch },
}: {
  query: ReturnType<typeof useOfficePayslips>;
}) {
  const text = useText();
  const id = useId();
  const { dayOf } = useDates();
  const { formats } = usePayWords('');
  const [all, setAll] = useState(false);
  if (!files && error)
    return (
      <LoadFailed className={classes.failed} onRetry={refetch}>
        {text('officePayslips.failed')}
      </LoadFailed>
    );
  if (!files || files.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{text('officePayslips.title')}</h2>
      <ul>
        {files.slice(0, all ? undefined : NEWEST).map(({ _id, name, period, publishedAt }) => (
          <OfficeFile
            key={_id}
            id={_id}
            name={name}
            title={capitalised(formats.period(period))}
            from={period.from}
            published={dayOf(publishedAt)}
          />
        ))}
      </ul>
      {!all && files.length > NEWEST && (
        <Button onClick={() => setAll(true)}>
          {text('officePayslips.all', { count: files.length })}
        </Button>
      )}
    </section>
  );
}

/** Beside our payslip of the same period. */
export function OfficeFilesOf({
  payslip: { files, period },
  heading: Heading,
}: {
  heading: 'h2' | 'h3';
  payslip: { files: { _id: string; name: string }[]; period: { from: string } };
}) {
  const text = useText();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <section className={classes.beside} aria-labelledby={id}>
      <Heading id={id}>{text('officePayslips.title')}</Heading>
      <ul>
        {files.map(({ _id, name }) => (
          <OfficeFile key={_id} id={_id} name={name} title={name} from={period.from} />
        ))}
      </ul>
    </section>
  );
}

interface FileProps {
  id: string;
  name: string;
  title: string;
  from: string;
  published?: string;
}

function OfficeFile({ id, name, title, from, published }: FileProps) {
  const text = useText();
  const { busy, save } = useDownload({
    fetchFile: () => getBlob(`/payslip/file/${id}`, 'application/pdf'),
    name: `payroll-office-${from}.pdf`,
  });
  return (
    <li>
      <Icon of={FileText} />
      <span>
        <bdi>{title}</bdi>
        {published && (
          <small>
            <bdi>{name}</bdi>, {text('officePayslips.published', { date: published })}
          </small>
        )}
      </span>
      <RowAction
        tone="primary"
        aria-label={text('officePayslips.pdfOf', { name: title })}
        aria-disabled={busy}
        onClick={save}
      >
        {text('officePayslips.pdf')}
      </RowAction>
    </li>
  );
}
