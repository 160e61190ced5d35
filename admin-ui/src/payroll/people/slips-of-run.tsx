import type { ReactNode } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { ListPage } from '../../lists/list-page';
import { payslipsResource } from '../use-run';
import { openingAttention } from './people-groups';

/** A page of what changed; more are read on demand. */
export const CHANGED_SHOWN = 50;

/** The payslips that the page lists and the drawer goes through: those that changed, unless others are asked for. */
export function SlipsOfRun({ run, children }: { run: PayRunRecord; children: ReactNode }) {
  return (
    <ListPage
      embedded
      resource={payslipsResource(run._id)}
      sort={{ field: 'attention', order: 'ASC' }}
      filterDefaultValues={OPENING[openingAttention(run)]}
      perPage={CHANGED_SHOWN}
      failure="payRun.people.failed"
    >
      {children}
    </ListPage>
  );
}

/** The same objects each time. */
const OPENING: Record<string, { attention: string }> = {
  changed: { attention: 'changed' },
  moved: { attention: 'moved' },
};
