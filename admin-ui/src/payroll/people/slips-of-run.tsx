import type { ReactNode } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { ListPage } from '../../lists/list-page';
import { payslipsResource } from '../use-run';

/** A page of what changed; more are read on demand. */
export const CHANGED_SHOWN = 50;
const SLIPS_SHOWN = 15;

/** The payslips that the page lists and the drawer goes through: those that changed, or all of a run that is paid. */
export function SlipsOfRun({
  run: { _id, state },
  children,
}: {
  run: PayRunRecord;
  children: ReactNode;
}) {
  const paid = state === 'paid';
  return (
    <ListPage
      key={paid ? 'paid' : 'draft'}
      embedded
      resource={payslipsResource(_id)}
      sort={{ field: paid ? 'name' : 'attention', order: 'ASC' }}
      filter={paid ? undefined : CHANGED}
      perPage={paid ? SLIPS_SHOWN : CHANGED_SHOWN}
      failure="payRun.people.failed"
    >
      {children}
    </ListPage>
  );
}

const CHANGED = { attention: 'changed' };
