import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FolderDown, Landmark, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useConfig } from '../../api/config';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { DownloadButton } from '../../shell/confirmation/download-button';
import { Icon } from '../../ui/icon';
import { payrollCalls } from '../payroll-calls';
import { useRunRefresh } from '../use-run';
import { useRunName } from '../use-run-name';
import page from './run-page.module.css';

/** From the approval on. */
export function Downloads({ run }: { run: PayRunRecord }) {
  const text = useText();
  const name = useRunName()(run).replace(/[^\p{L}\p{N}]+/gu, '-');
  const hasSepa = useHasSepa();
  const aboutBank = useAboutBank(run);
  const refresh = useRunRefresh(run._id);
  const button = (
    what: string,
    file: string,
    fetchFile: () => Promise<Blob>,
    label = text('payRun.downloads.download'),
  ) => (
    <DownloadButton key={file} fetchFile={fetchFile} name={file} label={`${label}: ${what}`}>
      {label}
    </DownloadButton>
  );
  const [slips, handover, bank] = [
    text('payRun.downloads.slips'),
    text('payRun.downloads.handover'),
    text('payRun.downloads.bank'),
  ];
  return (
    <section className={page.section}>
      <h2>{text('payRun.downloads.title')}</h2>
      <ul className={page.rows}>
        <File
          icon={FolderDown}
          name={slips}
          about={text('payRun.downloads.slipsText', { count: run.people })}
        >
          {button(slips, `payslips-${name}.zip`, () => payrollCalls.payslipsFile(run._id))}
        </File>
        <File icon={FileSpreadsheet} name={handover} about={text('payRun.downloads.handoverText')}>
          {button(handover, `hand-over-${name}.xlsx`, () => payrollCalls.handover(run._id))}
        </File>
        {run.bankFile && (
          <File icon={Landmark} name={bank} about={aboutBank.join(' ')}>
            {button(
              bank,
              `bank-${name}-${run.state}.csv`,
              () => payrollCalls.bankFile(run._id).finally(() => void refresh()),
              text('payRun.downloads.csv'),
            )}
            {hasSepa &&
              button(
                bank,
                `bank-${name}-${run.state}.xml`,
                () => payrollCalls.sepaFile(run._id).finally(() => void refresh()),
                text('payRun.downloads.sepa'),
              )}
          </File>
        )}
      </ul>
    </section>
  );
}

function useAboutBank({ state, bankFile }: PayRunRecord): string[] {
  const text = useText();
  const { dayAndMonthOf, timeOf } = useDates();
  if (!bankFile) return [];
  const { payments, withoutAccount, messageId, replaces, made } = bankFile;
  return [
    text(state === 'paid' ? 'payRun.downloads.bankPaid' : 'payRun.downloads.bankApproved', {
      count: payments,
    }),
    ...(withoutAccount > 0
      ? [text('payRun.downloads.bankWithout', { count: withoutAccount })]
      : []),
    text('payRun.downloads.bankId', { id: messageId }),
    ...(replaces ? [text('payRun.downloads.bankReplaces', { id: replaces })] : []),
    ...made.map(({ by, at }) =>
      text('payRun.downloads.bankMade', {
        at: `${dayAndMonthOf(at)}, ${timeOf(at)}`,
        name: by.name,
      }),
    ),
  ];
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

function File({
  icon,
  name,
  about,
  children,
}: {
  icon: LucideIcon;
  name: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Icon of={icon} />
      <span>
        {name}
        <small>{about}</small>
      </span>
      <div className={page.actions}>{children}</div>
    </li>
  );
}
