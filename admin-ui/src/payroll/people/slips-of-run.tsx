import { type ReactNode, useMemo } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { ListPage } from '../../lists/list-page';
import { payslipsResource } from '../use-run';
import { openingAttention } from './people-groups';

/** A page of what changed; more are read on demand. */
export const CHANGED_SHOWN = 50;

/** The payslips that the page lists and the drawer goes through: those that changed, unless others are asked for. */
export function SlipsOfRun({ run, children }: { run: PayRunRecord; children: ReactNode }) {
  const attention = openingAttention(run);
  // The same object each time.
  const opening = useMemo(() => ({ attention }), [attention]);
  return (
    <ListPage
      embedded
      resource={payslipsResource(run._id)}
      sort={{ field: 'attention', order: 'ASC' }}
      filterDefaultValues={opening}
      perPage={CHANGED_SHOWN}
      failure="payRun.people.failed"
    >
      {children}
    </ListPage>
  );
}
