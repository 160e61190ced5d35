import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { WaitingNote } from '../../approval/waiting-note';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import columnClasses from '../../lists/columns.module.css';
import { ListEmpty } from '../../lists/list-empty';
import { ListHead } from '../../lists/list-head';
import { ListPage } from '../../lists/list-page';
import { type Column, ListTable } from '../../lists/list-table';
import { ListTools } from '../../lists/list-tools';
import { costOf, type Leave } from '../leave';
import { LeaveStatus } from '../leave-status';
import { DaysUsed } from './days-used';
import classes from './employee-leave-list.module.css';
import { StatusFilter } from './status-filter';
import { useLeaveLength } from '../use-leave-length';
import { useLeaveSpan } from '../use-leave-span';

interface Props {
  /** The id of the employee or of the account. */
  owner: string;
  /** Beside the title, where the requests are somebody else's. */
  person?: ReactNode;
  actions?: ReactNode;
  primary?: ReactNode;
  to?: (leave: Leave) => string;
  action?: (leave: Leave) => ReactNode;
}

export function EmployeeLeaveList({ owner, person, actions, primary, to, action }: Props) {
  const text = useText();
  return (
    <ListPage resource={`leaves/${owner}`} sort={{ field: 'startDate', order: 'DESC' }} personal>
      <ListHead
        title={text('leaves.own.title')}
        beside={person}
        actions={actions}
        primary={primary}
      />
      <ListTools search={text('leaves.own.search')}>
        <StatusFilter all={text('leaves.total')} optional="Cancelled" />
      </ListTools>
      <LeaveTable to={to} action={action} primary={primary} />
    </ListPage>
  );
}

function LeaveTable({ to, action, primary }: Pick<Props, 'to' | 'action' | 'primary'>) {
  const text = useText();
  const { day } = useDates();
  const { data = [] } = useListContext<Leave>();
  const lengthOf = useLeaveLength();
  // Without policies, the two dates say it.
  const counted = data.some((leave) => costOf(leave) !== undefined);
  const days: Column<Leave> = {
    label: text('leaves.days'),
    className: columnClasses.number,
    render: (leave) => <DaysUsed of={leave} />,
  };
  const columns: Column<Leave>[] = [
    {
      source: 'leaveType',
      label: text('leaves.type'),
      className: `${columnClasses.strong} ${classes.whole}`,
      render: (leave) => <TypeLink leave={leave} to={to} />,
    },
    {
      source: 'startDate',
      label: text('leaves.own.from'),
      className: classes.whole,
      render: (leave) => (
        <Day half={leave.startsAt === 'noon' && text('leaveCost.fromNoon')}>
          {day(leave.startDate)}
        </Day>
      ),
    },
    {
      source: 'endDate',
      label: text('leaves.own.to'),
      className: classes.whole,
      render: (leave) => (
        <Day half={leave.endsAt === 'noon' && text('leaveCost.untilNoon')}>
          {leave.minutes && !counted
            ? `${day(leave.endDate)}, ${lengthOf(leave)}`
            : day(leave.endDate)}
        </Day>
      ),
    },
    ...(counted ? [days] : []),
    {
      label: text('leaves.own.description'),
      className: classes.description,
      render: (leave) => <LeaveReason leave={leave} />,
    },
    {
      source: 'status',
      label: text('leaves.status'),
      render: (leave) => (
        <div className={classes.turn}>
          <LeaveStatus of={leave.status} />
          <WaitingNote brief of={leave} className={classes.waits} />
          {action && <span className={classes.action}>{action(leave)}</span>}
        </div>
      ),
    },
  ];
  return (
    <ListTable<Leave>
      label={text('leaves.list')}
      serial={text('leaves.own.number')}
      serialIsWider
      columns={columns}
      card={(leave) => <EmployeeLeaveCard leave={leave} to={to} action={action?.(leave)} />}
      empty={
        <ListEmpty
          title={text('leaves.empty')}
          filteredText={text('leaves.emptySearching')}
          action={primary}
        />
      }
    />
  );
}

/** A half day is said in words beneath the date. */
function Day({ half, children }: { half: string | false; children: string }) {
  return (
    <>
      {children}
      {half && <small className={classes.part}>{half}</small>}
    </>
  );
}

interface EmployeeLeaveCardProps {
  leave: Leave;
  to?: (leave: Leave) => string;
}

function EmployeeLeaveCard({ leave, to, action }: EmployeeLeaveCardProps & { action?: ReactNode }) {
  const spanOf = useLeaveSpan({ withYear: true });
  return (
    <div className={classes.card}>
      <div className={classes.line}>
        <TypeLink leave={leave} to={to} />
        <LeaveStatus of={leave.status} />
      </div>
      <p className={classes.line}>
        {spanOf(leave)}
        <DaysUsed of={leave} inWords />
      </p>
      <div className={classes.line}>
        <div className={classes.said}>
          <LeaveReason leave={leave} />
        </div>
        {action && <span className={classes.action}>{action}</span>}
      </div>
      <WaitingNote brief of={leave} className={classes.waits} />
    </div>
  );
}

/** The hidden dates tell screen readers apart the links of the same type. */
function TypeLink({ leave, to }: EmployeeLeaveCardProps) {
  const text = useText();
  const { span } = useDates();
  const type = leaveTypeName(text, leave.leaveType);
  if (!to) return <span className={classes.type}>{type}</span>;
  return (
    <Link className={`${classes.type} ${classes.opener}`} to={to(leave)}>
      {type}
      <span className="visually-hidden"> {span(leave.startDate, leave.endDate)}</span>
    </Link>
  );
}

function LeaveReason({
  leave: { reason, note, decidedBy, cancelReason, cancelledBy },
}: {
  leave: Leave;
}) {
  const text = useText();
  const answers = [
    { by: decidedBy, message: note },
    { by: cancelledBy, message: cancelReason },
  ];
  return (
    <>
      <bdi className={classes.reason}>{reason}</bdi>
      {answers.map(
        ({ by, message }) =>
          message && (
            <p key={message} className={classes.note}>
              {text('app.labelled', {
                label: text('leaves.noteBy', { name: by ?? text('person.unknown') }),
                value: '',
              })}
              <bdi>{message}</bdi>
            </p>
          ),
      )}
    </>
  );
}
