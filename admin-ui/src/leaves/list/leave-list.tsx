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
import { type RowSelection, SelectRows } from '../../lists/row-selection';
import { useNumbers } from '../../api/config';
import { Badge } from '../../ui/feedback/badge';
import { Skeleton } from '../../ui/feedback/skeleton';
import { BulkBar } from './bulk-bar';
import { EnterLeave } from './enter-leave';
import { DaysUsed } from './days-used';
import { LeaveActions } from './leave-actions';
import { type LeaveEffects, useLeaveEffects } from '../decision/use-leave-effects';
import { costOf, isChanged, isDecidable, isPending, type Leave } from '../leave';
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
        actions={
          <>
            <SelectRows />
            <ExportButton name="leaves" />
          </>
        }
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
  const loaded = useLeaveEffects(data.filter(isPending).map(({ id }) => id));
  const actions = (leave: Leave) => (
    <LeaveActions of={leave} effect={loaded.effects.get(leave.id)} />
  );
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
      className={classes.requests}
      label={text('leaves.list')}
      serial={text('leaves.serial')}
      serialIsWider={isOpening(shown)}
      columns={useListedColumns(shown, loaded, actions)}
      selection={selection}
      card={(leave) => (
        <LeaveCard leave={leave} effects={loaded}>
          {actions(leave)}
        </LeaveCard>
      )}
      empty={<NoRequests />}
    />
  );
}

const AMOUNT = `${columns.number} ${classes.length}`;
const LEADING = `${AMOUNT} ${columns.ink}`;

/** Days used stand beside the days where a policy holds for a request of the page, and days left where one of them is open. */
function useListedColumns(
  shown: LeaveColumn[],
  effects: LeaveEffects,
  actions: (leave: Leave) => ReactNode,
): Column<Leave>[] {
  const text = useText();
  const { data = [] } = useListContext<Leave>();
  const spanOf = useLeaveSpan();
  const counted = data.filter((leave) => costOf(leave) !== undefined);
  const chosen = useChosenColumns(isOpening(shown) ? columns.wider : '', counted.length > 0);
  const used: Column<Leave> = {
    label: text('leaveCost.cost'),
    className: LEADING,
    render: (leave) => <DaysUsed of={leave} />,
  };
  const left: Column<Leave> = {
    label: text('leaves.leftAfter'),
    className: LEADING,
    render: (leave) => <LeftAfter leave={leave} effects={effects} />,
  };
  const only = (column: LeaveColumn) => (shown.includes(column) ? [chosen[column]] : []);
  return [
    ...only('employeeId'),
    {
      source: 'name',
      label: text('leaves.name'),
      className: `${columns.strong} ${classes.person}`,
      render: (leave) => <LeaveLink to={leave} className={`${classes.name} ${classes.cut}`} />,
    },
    {
      source: 'leaveType',
      label: text('leaves.type'),
      className: classes.type,
      render: (leave) => (
        <>
          <span className={classes.cut}>{leaveTypeName(text, leave.leaveType)}</span>
          {!shown.includes('dates') && (
            <small className={`${classes.cut} ${classes.span}`}>{spanOf(leave)}</small>
          )}
        </>
      ),
    },
    ...only('department'),
    ...only('dates'),
    ...only('days'),
    ...(counted.length > 0 ? [used] : []),
    ...(counted.some(isPending) ? [left] : []),
    {
      source: 'status',
      label: text('leaves.status'),
      className: classes.status,
      render: (leave) => (
        <>
          <LeaveStatus of={leave.status} changed={isChanged(leave)} />
          <Turn of={leave} className={classes.cut} />
        </>
      ),
    },
    {
      label: text('leaves.action'),
      className: columns.actions,
      render: actions,
    },
  ];
}

/** Those that can be left out. `wider` is the class of what leaves a narrow list; the days are quieter beside those that are used. */
function useChosenColumns(
  wider: string | undefined,
  hasUsed: boolean,
): Record<LeaveColumn, Column<Leave>> {
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
      render: (leave) => <bdi className={classes.cut}>{requester(leave).department.name}</bdi>,
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
      className: `${hasUsed ? AMOUNT : LEADING} ${wider}`,
      render: (leave) =>
        leave.minutes && costOf(leave) === undefined ? lengthOf(leave) : numbers.format(leave.days),
    },
  };
}

/** With approvals, whom it waits for; a column of its own would be wider than the screen. */
function Turn({ of: leave, className = '' }: { of: Leave; className?: string }) {
  const text = useText();
  const isJustDecided = useUndoOpen(leave.undoUntil);
  const classNames = `${classes.turn} ${className}`;
  if (!isJustDecided) return <WaitingNote brief of={leave} className={classNames} />;
  return <p className={classNames}>{text('undo.byYou')}</p>;
}

interface LeftAfterProps {
  leave: Leave;
  effects: LeaveEffects;
  inWords?: boolean;
}

/** The balance that an open request would leave. */
function LeftAfter({
  leave,
  effects: { effects, loading, failed },
  inWords = false,
}: LeftAfterProps) {
  const text = useText();
  const amounts = useAmounts();
  const effect = effects.get(leave.id);
  if (!isPending(leave)) return null;
  if (!effect) return loading ? <Skeleton width={24} height={10} /> : failed && '–';
  const { remaining, unit } = effect;
  if (remaining === null)
    return <span className={classes.unlimited}>{text('leaves.noLimit')}</span>;
  const amount = amounts.column(remaining, unit);
  const shown = inWords ? text('leaves.leaves', { amount }) : amount;
  return remaining < 0 ? <Badge glyph="negative">{shown}</Badge> : shown;
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

function LeaveCard({
  leave,
  effects,
  children,
}: {
  leave: Leave;
  effects: LeaveEffects;
  children: ReactNode;
}) {
  const text = useText();
  const spanOf = useLeaveSpan();
  const { leaveType, status } = leave;
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <LeaveLink to={leave} className={classes.opener} />
        <LeaveStatus of={status} changed={isChanged(leave)} />
      </div>
      <div className={classes.line}>
        <span>{[leaveTypeName(text, leaveType), spanOf(leave)].join(', ')}</span>
        <DaysUsed of={leave} inWords />
      </div>
      <div className={classes.line}>
        <div className={classes.acts}>{children}</div>
        <div className={classes.outlook}>
          <LeftAfter inWords leave={leave} effects={effects} />
          <Turn of={leave} />
        </div>
      </div>
    </div>
  );
}

function LeaveLink({ to: leave, className }: { to: Leave; className: string | undefined }) {
  const { name } = useRequester()(leave);
  return (
    <Link className={className} to={officePath.leave(leave.id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
