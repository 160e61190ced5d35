import type { ReactNode } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { ListPage } from '../../lists/list-page';
import { payslipsResource } from '../use-run';

/** A page of what changed; more are read on demand. */
export const CHANGED_SHOWN = 50;

/** The payslips that the page lists and the drawer goes through: those that changed, unless others are asked for. */
export function SlipsOfRun({ run, children }: { run: PayRunRecord; children: ReactNode }) {
  return (
    <ListPage
      embedded
      resource={payslipsResource(run._id)}
      sort={{ field: 'attention', order: 'ASC' }}
      filterDefaultValues={foldsUnchanged(run) ? MOVED : CHANGED}
      perPage={CHANGED_SHOWN}
      failure="payRun.people.failed"
    >
      {children}
    </ListPage>
  );
}

const CHANGED = { attention: 'changed' };
const MOVED = { attention: 'moved' };

/** Nothing is to check any more in a paid run, so that warnings alone put nobody among those who changed. */
export const foldsUnchanged = ({ state, previous }: PayRunRecord): boolean =>
  state === 'paid' && previous !== null;
