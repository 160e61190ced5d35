import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../../paths';
import { useUndoOpen } from '../../approval/undo/use-undo-open';
import { WaitingNote } from '../../approval/waiting-note';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { LeaveTabs } from '../../shell/leave-tabs';
import columns from '../../lists/columns.module.css';
import { ExportButton } from '../../lists/export-button';
import { ListEmpty } from '../../lists/list-empty';
import { ListHead } from '../../lists/list-head';
import { ListPage } from '../../lists/list-page';
import { type Column, ListTable } from '../../lists/list-table';
import type { RowSelection } from '../../lists/row-selection';
import { useNumbers } from '../../api/config';
import { BulkBar } from './bulk-bar';
import { EnterLeave } from './enter-leave';
import { LeaveActions } from './leave-actions';
import { useLeaveEffects } from '../decision/use-leave-effects';
import { costOf, isChanged, isDecidable, type Leave } from '../leave';
import classes from './leave-list.module.css';
import { LeaveStatus } from '../leave-status';
import { isOpening, type LeaveColumn, useLeaveColumns } from './leave-columns';
import { LeaveTools } from './leave-tools';
import { useLeaveLength } from '../use-leave-length';
import { useLeaveSpan } from '../use-leave-span';
import { useRequester } from '../use-requester';

export default function LeaveList() {
  const text = useText();
  return (
    <ListPage resource="leaves" sort={{ field: 'createdAt', order: 'DESC' }}>
      <LeaveTabs />
      <ListHead
        title={text('leaves.title')}
        actions={<ExportButton name="leaves" />}
        primary={<EnterLeave />}
      />
      <LeaveTools />
      <LeaveTable />
      <BulkBar />
    </ListPage>
  );
}

function LeaveTable() {
  const text = useText();
  const { data = [] } = useListContext<Leave>();
  const { span } = useDates();
  const requester = useRequester();
  const { effects } = useLeaveEffects(data.filter(isDecidable).map(({ id }) => id));
  const actions = (leave: Leave) => <LeaveActions of={leave} effect={effects.get(leave.id)} />;
  const [shown] = useLeaveColumns();
  const selection: RowSelection<Leave> = {
    isSelectable: isDecidable,
    selectAllLabel: text('leaves.selectPage'),
    label: (leave) =>
      text('leaves.select', {
        name: requester(leave).name,
        type: leaveTypeName(text, leave.leaveType),
        span: span(leave.startDate, leave.endDate),
      }),
  };
  return (
    <ListTable<Leave>
      roomy
      label={text('leaves.list')}
      serial={text('leaves.serial')}
      serialIsWider={isOpening(shown)}
      columns={useListedColumns(shown, actions)}
      selection={selection}
      card={(leave) => <LeaveCard leave={leave}>{actions(leave)}</LeaveCard>}
      empty={<NoRequests />}
    />
  );
}

const LENGTH = `${columns.number} ${columns.ink} ${classes.length}`;

/** The cost stands beside the days where a policy holds for a request of the page. */
function useListedColumns(
  shown: LeaveColumn[],
  actions: (leave: Leave) => ReactNode,
): Column<Leave>[] {
  const text = useText();
  const { data = [] } = useListContext<Leave>();
  const spanOf = useLeaveSpan();
  const amounts = useAmounts();
  const chosen = useChosenColumns(isOpening(shown) ? columns.wider : '');
  const lengthOf = ({ days, minutes }: Leave) =>
    minutes ? amounts.column(minutes, 'minutes') : amounts.column(days, 'days');
  const cost: Column<Leave> = {
    label: text('leaveCost.cost'),
    className: `${LENGTH} ${columns.strong}`,
    render: (leave) => {
      const used = costOf(leave);
      return used === undefined ? lengthOf(leave) : amounts.column(used, leave.unit);
    },
  };
  const only = (column: LeaveColumn) => (shown.includes(column) ? [chosen[column]] : []);
  return [
    ...only('employeeId'),
    {
      source: 'name',
      label: text('leaves.name'),
      className: columns.strong,
      render: (leave) => <LeaveLink to={leave} />,
    },
    {
      source: 'leaveType',
      label: text('leaves.type'),
      className: classes.type,
      render: (leave) => (
        <>
          {leaveTypeName(text, leave.leaveType)}
          {!shown.includes('dates') && <small className={classes.span}>{spanOf(leave)}</small>}
        </>
      ),
    },
    ...only('department'),
    ...only('dates'),
    ...only('days'),
    ...(data.some((leave) => costOf(leave) !== undefined) ? [cost] : []),
    {
      source: 'status',
      label: text('leaves.status'),
      className: classes.status,
      render: (leave) => <StatusAndTurn leave={leave} />,
    },
    {
      label: text('leaves.action'),
      className: columns.actions,
      render: actions,
    },
  ];
}

/** Those that can be left out. `wider` is the class of what leaves a narrow list. */
function useChosenColumns(wider: string | undefined): Record<LeaveColumn, Column<Leave>> {
  const text = useText();
  const spanOf = useLeaveSpan();
  const numbers = useNumbers();
  const requester = useRequester();
  const lengthOf = useLeaveLength();
  return {
    employeeId: {
      source: 'employeeId',
      label: text('leaves.employeeId'),
      className: `${classes.id} ${wider}`,
      render: (leave) => <bdi>{requester(leave).number}</bdi>,
    },
    department: {
      source: 'department',
      label: text('leaves.department'),
      className: `${classes.department} ${wider}`,
      render: (leave) => <bdi>{requester(leave).department.name}</bdi>,
    },
    dates: {
      source: 'startDate',
      label: text('leaves.dates'),
      className: classes.dates,
      render: (leave) => spanOf(leave),
    },
    days: {
      source: 'days',
      label: text('leaves.days'),
      className: `${LENGTH} ${wider}`,
      render: (leave) =>
        leave.minutes && costOf(leave) === undefined ? lengthOf(leave) : numbers.format(leave.days),
    },
  };
}

/** With approvals, whom it waits for stands beneath: a column of its own would be wider than the screen. */
function StatusAndTurn({ leave }: { leave: Leave }) {
  const text = useText();
  const isJustDecided = useUndoOpen(leave.undoUntil);
  return (
    <>
      <LeaveStatus of={leave.status} changed={isChanged(leave)} />
      {isJustDecided ? (
        <p className={classes.waiting}>{text('undo.byYou')}</p>
      ) : (
        <WaitingNote brief of={leave} className={classes.waiting} />
      )}
    </>
  );
}

/** Nothing is missing once the last pending request is decided. */
function NoRequests() {
  const text = useText();
  const { filterValues } = useListContext<Leave>();
  const [[source, value] = [], ...others] = Object.entries(filterValues as Record<string, unknown>);
  const allDecided = source === 'status' && value === 'Pending' && others.length === 0;
  return allDecided ? (
    <ListEmpty title={text('leaves.allDecided')} filteredText={text('leaves.allDecidedText')} />
  ) : (
    <ListEmpty
      title={text('leaves.empty')}
      filteredText={text('leaves.emptySearching')}
      action={<EnterLeave />}
    />
  );
}

function LeaveCard({ leave, children }: { leave: Leave; children: ReactNode }) {
  const text = useText();
  const spanOf = useLeaveSpan();
  const lengthOf = useLeaveLength();
  const { leaveType, status } = leave;
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <LeaveLink to={leave} />
        <LeaveStatus of={status} changed={isChanged(leave)} />
      </div>
      <div className={classes.line}>
        <span>{[leaveTypeName(text, leaveType), spanOf(leave)].join(', ')}</span>
        <span className={classes.days}>{lengthOf(leave)}</span>
      </div>
      <WaitingNote brief of={leave} className={classes.line} />
      <div className={classes.acts}>{children}</div>
    </div>
  );
}

function LeaveLink({ to: leave }: { to: Leave }) {
  const { name } = useRequester()(leave);
  return (
    <Link className={classes.name} to={officePath.leave(leave.id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
