import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FileUp, FolderDown, Landmark, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { PayRunRecord, RunBankFileRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useConfig } from '../../api/config';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { type Download, useDownload } from '../../shell/confirmation/use-download';
import { Spinner } from '../../ui/feedback/spinner';
import { Icon } from '../../ui/icon';
import { payrollCalls } from '../payroll-calls';
import { useRunRefresh } from '../use-run';
import { useRunName } from '../use-run-name';
import classes from './run-files.module.css';

/** The downloads from the approval on, and the way to the PDFs of the payroll office. */
export function RunFiles({ run }: { run: PayRunRecord }) {
  const text = useText();
  const done = run.state === 'approved' || run.state === 'paid';
  if (!done && run.files.all === 0) return null;
  return (
    <>
      <ul className={classes.files} aria-label={text('payRun.downloads.title')}>
        {done && <Downloads run={run} />}
        <OfficePdfs run={run} />
      </ul>
      {run.bankFile && <AboutBankFile of={run.bankFile} />}
    </>
  );
}

function Downloads({ run: { _id, people, state, bankFile, ...named } }: { run: PayRunRecord }) {
  const text = useText();
  const name = useRunName()(named).replace(/[^\p{L}\p{N}]+/gu, '-');
  const hasSepa = useHasSepa();
  const refresh = useRunRefresh(_id);
  const bank = {
    icon: Landmark,
    label: text('payRun.downloads.bank'),
    onSaved: () => void refresh(),
  };
  const payments = { count: bankFile?.payments ?? 0 };
  return (
    <>
      <FileDownload
        icon={FolderDown}
        label={text('payRun.downloads.slips')}
        about={text('payRun.downloads.slipsText', { count: people })}
        name={`payslips-${name}.zip`}
        fetchFile={() => payrollCalls.payslipsFile(_id)}
      />
      <FileDownload
        icon={FileSpreadsheet}
        label={text('payRun.downloads.handover')}
        about={text('payRun.downloads.handoverText')}
        name={`hand-over-${name}.xlsx`}
        fetchFile={() => payrollCalls.handover(_id)}
      />
      {bankFile && (
        <FileDownload
          {...bank}
          about={text('payRun.downloads.csv', payments)}
          name={`bank-${name}-${state}.csv`}
          fetchFile={() => payrollCalls.bankFile(_id)}
        />
      )}
      {bankFile && hasSepa && (
        <FileDownload
          {...bank}
          about={text('payRun.downloads.sepa', payments)}
          name={`bank-${name}-${state}.xml`}
          fetchFile={() => payrollCalls.sepaFile(_id)}
        />
      )}
    </>
  );
}

interface FileProps extends Download {
  icon: LucideIcon;
  label: string;
  about: string;
}

function FileDownload({ icon, label, about, ...file }: FileProps) {
  const { busy, save } = useDownload(file);
  return (
    <li>
      <button type="button" className={classes.file} aria-disabled={busy} onClick={save}>
        {busy ? <Spinner /> : <Icon of={icon} />}
        <span>
          {label} <small>{about}</small>
        </span>
      </button>
    </li>
  );
}

function OfficePdfs({ run: { _id, files } }: { run: PayRunRecord }) {
  const text = useText();
  const { all, published } = files;
  return (
    <li>
      <Link className={classes.file} to={officePath.payRunFiles(_id)}>
        <Icon of={FileUp} />
        <span>
          {text(all > 0 ? 'fromOffice.pdfs.open' : 'fromOffice.pdfs.add')}{' '}
          <small>
            {all > 0
              ? text('fromOffice.pdfs.counts', { count: all, published })
              : text('fromOffice.pdfs.none')}
          </small>
        </span>
      </Link>
    </li>
  );
}

/** Once it was made: how the bank knows it, and by whom. */
function AboutBankFile({ of: { messageId, replaces, made } }: { of: RunBankFileRecord }) {
  const text = useText();
  const { dayAndMonthOf, timeOf } = useDates();
  if (made.length === 0 && !replaces) return null;
  const said = [
    text('payRun.downloads.bankId', { id: messageId }),
    ...(replaces ? [text('payRun.downloads.bankReplaces', { id: replaces })] : []),
    ...made.map(({ by, at }) =>
      text('payRun.downloads.bankMade', {
        at: `${dayAndMonthOf(at)}, ${timeOf(at)}`,
        name: by.name,
      }),
    ),
  ];
  return <p className={classes.about}>{said.join(' ')}</p>;
}

/** Its payments are in euros, from an account of the company. */
function useHasSepa(): boolean {
  const inEuros = useConfig()?.currency === 'EUR';
  const { data } = useQuery({
    queryKey: ['payroll', 'setting'],
    queryFn: () => payrollCalls.settings(),
    enabled: inEuros,
  });
  return inEuros && Boolean(data?.companyIban);
}
