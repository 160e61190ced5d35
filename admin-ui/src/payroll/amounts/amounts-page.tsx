import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FileDrop } from '../../ui/fields/file-drop';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHead } from '../../ui/layout/page-head';
import { OpenedRun } from '../opened-run';
import { useRunName } from '../use-run-name';
import { CheckedAmounts } from './checked-amounts';
import { useAmounts } from './use-amounts';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/payroll/payroll';

export const messages = catalogueOf({ 'payroll/payroll': english });

const ACCEPT =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file of the payroll office fills a draft. */
export default function AmountsPage() {
  return <OpenedRun>{(run) => <Amounts run={run} />}</OpenedRun>;
}

function Amounts({ run }: { run: PayRunRecord }) {
  const text = useText();
  const name = useRunName()(run);
  const amounts = useAmounts(run);
  const { checked, checking, error, choose } = amounts;
  const back = officePath.payRun(run._id);
  const head = (
    <PageHead title={text('fromOffice.amounts.title')} parent={{ to: back, label: name }}>
      {text('fromOffice.amounts.about')}
    </PageHead>
  );
  if (run.state !== 'draft') {
    return (
      <>
        {head}
        <EmptyState
          title={text('fromOffice.amounts.notDraft')}
          action={<ButtonLink to={back}>{text('fromOffice.amounts.openRun')}</ButtonLink>}
        >
          {text('fromOffice.amounts.notDraftText')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {head}
      <FileDrop
        title={checked?.file.name ?? text('fromOffice.amounts.drop')}
        hint={
          checked
            ? text('fromOffice.amounts.rows', { count: checked.record.rows })
            : text('fromOffice.amounts.hint')
        }
        choose={text(checked ? 'fromOffice.amounts.another' : 'fromOffice.amounts.choose')}
        primary={!checked}
        accept={ACCEPT}
        busy={checking}
        error={error}
        onFile={choose}
      />
      {checked && <CheckedAmounts {...amounts} run={run} checked={checked} />}
    </>
  );
}
