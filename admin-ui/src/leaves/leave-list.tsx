import type { LeaveSummary } from '../../../api/contract/answers.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Column } from '../lists/column';
import columns from '../lists/columns.module.css';
import { ExportButton } from '../lists/export-button';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { ListStats } from '../lists/list-stats';
import { ListTable } from '../lists/list-table';
import { SerialColumn } from '../lists/serial-column';
import type { Ticking } from '../lists/tick';
import { useNumbers } from '../providers/config';
import { PageHead } from '../ui/page-head';
import { BulkBar } from './bulk-bar';
import { isPending, type Leave } from './leave';
import { LeaveCard } from './leave-card';
import { LeaveLink, ViewLeave } from './leave-link';
import classes from './leave-list.module.css';
import { LeaveStatus } from './leave-status';
import { LeaveTools } from './leave-tools';
import { useLeaveStats } from './use-leave-stats';
import { useRequester } from './use-requester';

export default function LeaveList() {
  const text = useText();
  const { span } = useDates();
  const stats = useLeaveStats();
  const numbers = useNumbers();
  const requester = useRequester();
  const ticking: Ticking<Leave> = {
    can: isPending,
    all: text('leaves.selectPage'),
    label: (leave) => text('leaves.select', { name: requester(leave).name, type: text(`leave.types.${leave.leaveType}`), span: span(leave.startDate, leave.endDate) }),
  };
  return (
    <ListPage resource="leaves" sort={{ field: 'createdAt', order: 'DESC' }}>
      <PageHead title={text('leaves.title')} actions={<ExportButton name="leaves" />} />
      <ListStats<LeaveSummary> of={stats} phone="pairs" />
      <LeaveTools />
      <ListTable<Leave>
        roomy
        label={text('leaves.list')}
        ticking={ticking}
        card={(leave) => <LeaveCard leave={leave} />}
        empty={<ListEmpty title={text('leaves.empty')} searching={text('leaves.emptySearching')} />}
      >
        <SerialColumn label={text('leaves.serial')} />
        <Column<Leave> source="employeeId" label={text('leaves.employeeId')} cellClassName={classes.id} render={(leave) => <bdi>{requester(leave).number}</bdi>} />
        <Column<Leave> source="name" label={text('leaves.name')} cellClassName={columns.strong} render={(leave) => <LeaveLink to={leave} />} />
        <Column<Leave> source="leaveType" label={text('leaves.type')} render={({ leaveType }) => text(`leave.types.${leaveType}`)} />
        <Column<Leave> source="department" label={text('leaves.department')} cellClassName={classes.department} render={(leave) => <bdi>{requester(leave).department.name}</bdi>} />
        <Column<Leave> source="days" label={text('leaves.days')} headerClassName={columns.number} cellClassName={`${columns.number} ${columns.ink}`} render={({ days }) => numbers.format(days)} />
        <Column<Leave> source="status" label={text('leaves.status')} headerClassName={classes.status} cellClassName={classes.status} render={({ status }) => <LeaveStatus of={status} />} />
        <Column<Leave> label={text('leaves.action')} headerClassName={columns.actions} cellClassName={columns.actions} render={(leave) => <ViewLeave leave={leave} />} />
      </ListTable>
      <BulkBar />
    </ListPage>
  );
}
