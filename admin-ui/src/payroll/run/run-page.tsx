import { useParams } from 'react-router';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { ImportedAmounts } from '../amounts/imported-amounts';
import { PayslipDrawer } from '../drawer/payslip-drawer';
import { Leavers } from '../leavers/leavers';
import { OpenedRun } from '../opened-run';
import { RunPeople } from '../people/run-people';
import { SlipsOfRun } from '../people/slips-of-run';
import { isRunning } from '../use-run';
import { Bridge } from './bridge';
import { RunFiles } from './run-files';
import { RunHead } from './run-head';
import classes from './run-page.module.css';
import { RunSteps } from './run-steps';
import { RunSums } from './run-sums';
import { RunTotals } from './run-totals';
import { Running } from './running';
import { Signatures } from './signatures';
import { StillOpen } from './still-open';
import { useFreshDraft } from './use-fresh-draft';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/payroll/payroll';

export const messages = catalogueOf({ 'payroll/payroll': english });

/** The payslip in the drawer stands in the address. */
export default function RunPage() {
  return <OpenedRun>{(run) => <Run run={run} />}</OpenedRun>;
}

function Run({ run }: { run: PayRunRecord }) {
  const { payslip } = useParams();
  const fresh = useFreshDraft(run);
  return (
    <>
      <RunHead run={run} onChanged={fresh.show} />
      {run.state !== 'paid' && <RunSteps run={run} />}
      {isRunning(run) ? (
        <Running run={run} />
      ) : (
        <SlipsOfRun run={run}>
          <RunSums run={run} fresh={fresh} />
          <RunFiles run={run} />
          {run.state === 'paid' && <StillOpen run={run} />}
          <div className={classes.columns}>
            <Bridge run={run} />
            <RunTotals run={run} />
          </div>
          {run.state === 'draft' && <Leavers run={run} />}
          {run.state === 'draft' && <Signatures run={run} />}
          {run.state === 'draft' && <ImportedAmounts run={run} />}
          <RunPeople run={run} />
          {payslip && <PayslipDrawer run={run} id={payslip} />}
        </SlipsOfRun>
      )}
    </>
  );
}
