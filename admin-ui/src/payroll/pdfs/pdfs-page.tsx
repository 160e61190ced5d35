import { useNotify } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type {
  PayslipFileRecord,
  SkippedFile,
} from '../../../../api/contract/payroll/payslip-files.js';
import { useText } from '../../i18n/use-text';
import { TableSkeleton } from '../../lists/list-rows';
import { officePath } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { PageHead } from '../../ui/layout/page-head';
import { OpenedRun } from '../opened-run';
import { useRunName } from '../use-run-name';
import { PdfList } from './pdf-list';
import classes from './pdfs.module.css';
import { PublishFoot } from './publish-foot';
import { usePdfs, useUpload } from './use-pdfs';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/payroll/payroll';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { RefusalText } from '../refusal-text';

export const messages = catalogueOf({ 'payroll/payroll': english });

/** Payslips of the payroll office: whose each is, and published together. */
export default function PdfsPage() {
  return <OpenedRun>{(run) => <Pdfs run={run} />}</OpenedRun>;
}

function Pdfs({ run }: { run: PayRunRecord }) {
  const text = useText();
  const name = useRunName()(run);
  return (
    <>
      <PageHead
        title={text('fromOffice.pdfs.title')}
        parent={{ to: officePath.payRun(run._id), label: name }}
      >
        {text('fromOffice.pdfs.about')}
      </PageHead>
      <Files run={run} />
    </>
  );
}

function Files({ run }: { run: PayRunRecord }) {
  const text = useText();
  const notify = useNotify();
  const { data, error: failure, refetch } = usePdfs(run);
  const { busy, error, skipped, upload } = useUpload(run);

  async function add(chosen: File[]) {
    const uploaded = await upload(chosen);
    if (!uploaded) return;
    const { added, known } = uploaded;
    if (added > 0) notify(text('fromOffice.pdfs.uploaded', { count: added }), { type: 'success' });
    else if (known > 0) notify(text('fromOffice.pdfs.known', { count: known }), { type: 'info' });
  }

  if (!data)
    return failure ? (
      <LoadFailed onRetry={refetch}>{text('fromOffice.pdfs.loadFailed')}</LoadFailed>
    ) : (
      <TableSkeleton />
    );
  const { files, fingerprint } = data;
  const none = files.length === 0;
  const takesPdfs = run.state === 'approved' || run.state === 'paying' || run.state === 'paid';
  if (!takesPdfs) return <Closed run={run} files={files} />;
  return (
    <>
      <FileDrop
        multiple
        title={text('fromOffice.pdfs.drop')}
        hint={text('fromOffice.pdfs.hint')}
        choose={text(none ? 'fromOffice.pdfs.choose' : 'fromOffice.pdfs.more')}
        primary={none}
        accept=".pdf,.zip,application/pdf,application/zip"
        busy={busy}
        error={error}
        onFile={(...chosen) => void add(chosen)}
      />
      <SkippedFiles files={skipped} />
      {!none && <PdfList run={run} files={files} />}
      {files.some(({ publishedAt }) => publishedAt === null) && (
        <PublishFoot run={run} files={files} fingerprint={fingerprint} waits={busy} />
      )}
    </>
  );
}

/** A draft, perhaps one that was reopened, or a run that was discarded: employees still see what was published. */
function Closed({ run, files }: { run: PayRunRecord; files: PayslipFileRecord[] }) {
  const text = useText();
  if (files.length > 0) {
    return (
      <>
        <p className={classes.closed}>
          {text(
            run.state === 'discarded'
              ? 'fromOffice.pdfs.discardedKept'
              : 'fromOffice.pdfs.notApprovedKept',
          )}
        </p>
        <PdfList run={run} files={files} />
      </>
    );
  }
  return (
    <EmptyState
      title={text('fromOffice.pdfs.notApproved')}
      action={
        <ButtonLink to={officePath.payRun(run._id)}>{text('fromOffice.pdfs.openRun')}</ButtonLink>
      }
    >
      {text('fromOffice.pdfs.notApprovedText')}
    </EmptyState>
  );
}

/** Always there, because screen readers announce only changes in an existing alert. */
function SkippedFiles({ files }: { files: SkippedFile[] }) {
  const text = useText();
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className={classes.skipped}>
          <Icon of={CircleAlert} />
          <div>
            {text('fromOffice.pdfs.skipped', { count: files.length })}
            <ul>
              {files.map(({ name, reason }, index) => (
                // The order is fixed, and two may have one name.
                <li key={index}>
                  <bdi>{name}</bdi>: <RefusalText of={reason} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
