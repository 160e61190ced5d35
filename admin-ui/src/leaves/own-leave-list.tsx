import { DataTable } from 'react-admin';
import type { LeaveSummary } from '../../../api/contract/answers.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { ListStats } from '../lists/list-stats';
import { ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { SearchBox } from '../lists/search-box';
import { SerialColumn } from '../lists/serial-column';
import columns from '../lists/columns.module.css';
import type { Leave } from './leave';
import { LeaveStatus } from './leave-status';
import { OwnLeaveCard, TypeLink } from './own-leave-card';
import classes from './own-leave-list.module.css';
import { useLeaveStats } from './use-leave-stats';

interface Props {
  /** The employee's id, or that of the account. */
  owner: string;
  /** Where a request is shown; without it the rows lead nowhere. */
  to?: (leave: Leave) => string;
}

/** The leave of one employee; whoever shows it puts the title above. */
export function OwnLeaveList({ owner, to }: Props) {
  const text = useText();
  const { day } = useDates();
  const stats = useLeaveStats();
  return (
    <ListPage resource={`leaves/${owner}`} sort={{ field: 'startDate', order: 'DESC' }} storeKey={false}>
      <ListStats<LeaveSummary> of={stats} phone="four" />
      <ListTools>
        <SearchBox placeholder={text('leaves.own.search')} />
      </ListTools>
      <ListTable<Leave>
        label={text('leaves.list')}
        card={(leave) => <OwnLeaveCard leave={leave} to={to} />}
        empty={<ListEmpty title={text('leaves.empty')} searching={text('leaves.emptySearching')} />}
      >
        <SerialColumn label={text('leaves.own.number')} />
        <DataTable.Col<Leave> source="leaveType" label={text('leaves.type')} cellClassName={columns.strong} render={(leave) => <TypeLink leave={leave} to={to} />} />
        <DataTable.Col<Leave> source="startDate" label={text('leaves.own.from')} cellClassName={classes.date} render={({ startDate }) => day(startDate)} />
        <DataTable.Col<Leave> source="endDate" label={text('leaves.own.to')} cellClassName={classes.date} render={({ endDate }) => day(endDate)} />
        <DataTable.Col<Leave> label={text('leaves.own.description')} render={({ reason }) => <bdi className={classes.reason}>{reason}</bdi>} />
        <DataTable.Col<Leave> source="status" label={text('leaves.status')} render={({ status }) => <LeaveStatus of={status} />} />
      </ListTable>
    </ListPage>
  );
}
