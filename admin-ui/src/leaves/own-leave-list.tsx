import type { ReactNode } from 'react';
import type { LeaveSummary } from '../../../api/contract/answers.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import columnClasses from '../lists/columns.module.css';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { ListStats } from '../lists/list-stats';
import { ListTools } from '../lists/list-tools';
import { type PlainColumn, PlainTable } from '../lists/plain-table';
import { SearchBox } from '../lists/search-box';
import type { Leave } from './leave';
import { LeaveStatus } from './leave-status';
import { OwnLeaveCard, TypeLink } from './own-leave-card';
import classes from './own-leave-list.module.css';
import { OwnLeaveReason } from './own-leave-reason';
import { useLeaveStats } from './use-leave-stats';

interface Props {
  /** The employee's id, or that of the account. */
  owner: string;
  /** Where a request is shown; without it the rows lead nowhere. */
  to?: (leave: Leave) => string;
  /** What can be done with a request, beside its status. */
  action?: (leave: Leave) => ReactNode;
}

/** The leave of one employee; whoever shows it puts the title above. */
export function OwnLeaveList({ owner, to, action }: Props) {
  const text = useText();
  const { day } = useDates();
  const stats = useLeaveStats();
  const columns: PlainColumn<Leave>[] = [
    { source: 'leaveType', label: text('leaves.type'), className: `${columnClasses.strong} ${classes.whole}`, render: (leave) => <TypeLink leave={leave} to={to} /> },
    { source: 'startDate', label: text('leaves.own.from'), className: classes.whole, render: ({ startDate }) => day(startDate) },
    { source: 'endDate', label: text('leaves.own.to'), className: classes.whole, render: ({ endDate }) => day(endDate) },
    { label: text('leaves.own.description'), render: (leave) => <OwnLeaveReason leave={leave} /> },
    {
      source: 'status',
      label: text('leaves.status'),
      render: (leave) => (
        <div className={classes.line}>
          <LeaveStatus of={leave.status} />
          {action && <span className={classes.action}>{action(leave)}</span>}
        </div>
      ),
    },
  ];
  return (
    <ListPage resource={`leaves/${owner}`} sort={{ field: 'startDate', order: 'DESC' }} personal>
      <ListStats<LeaveSummary> of={stats} phone="four" />
      <ListTools>
        <SearchBox placeholder={text('leaves.own.search')} />
      </ListTools>
      <PlainTable<Leave>
        label={text('leaves.list')}
        serial={text('leaves.own.number')}
        columns={columns}
        card={(leave) => <OwnLeaveCard leave={leave} to={to} action={action?.(leave)} />}
        empty={<ListEmpty title={text('leaves.empty')} searching={text('leaves.emptySearching')} />}
      />
    </ListPage>
  );
}
