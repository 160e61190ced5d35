import { type ReactNode, useId } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import { useMoney } from '../../api/config';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import type { Leave } from '../../leaves/leave';
import { portalPath } from '../../paths';
import type { Salary } from '../../salaries/salary-records';
import { Skeleton } from '../../ui/feedback/skeleton';
import { type Glyph, StatusGlyph } from '../../ui/feedback/status-glyph';
import { Panel } from '../../ui/layout/panel';
import classes from './up-next.module.css';

/** Voided records are in the list, and nobody voids a year of them. */
const PAY_RECORDS = 12;

interface Props {
  owner: string;
  today: CalendarDate | undefined;
}

export function UpNext({ owner, today }: Props) {
  const text = useText();
  const heading = useId();
  return (
    <section className={classes.next} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {text('portal.next.title')}
      </h2>
      <Panel>
        <ul className={classes.cells}>
          <NextLeave owner={owner} today={today} />
          <PendingRequest owner={owner} />
          <LatestPay owner={owner} />
        </ul>
      </Panel>
    </section>
  );
}

function NextLeave({ owner, today }: Props) {
  const text = useText();
  const { span } = useDates();
  const { data, error } = useGetList<Leave>(
    `leaves/${owner}`,
    {
      filter: { status: 'Approved', from: today },
      sort: { field: 'startDate', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: today !== undefined },
  );
  const [leave] = data ?? [];
  const begun = leave && today && leave.startDate <= today;
  return (
    <Cell
      glyph="approved"
      label={text(begun ? 'portal.next.now' : 'portal.next.leave')}
      none={text('portal.next.noLeave')}
      loaded={data !== undefined}
      failed={error}
    >
      {leave && {
        to: portalPath.leaves(owner),
        what: leaveTypeName(text, leave.leaveType),
        when: span(leave.startDate, leave.endDate),
      }}
    </Cell>
  );
}

function PendingRequest({ owner }: { owner: string }) {
  const text = useText();
  const dates = useDates();
  const {
    data,
    total = 0,
    error,
  } = useGetList<Leave>(`leaves/${owner}`, {
    filter: { status: 'Pending' },
    sort: { field: 'startDate', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  const [leave] = data ?? [];
  const span = leave && dates.span(leave.startDate, leave.endDate);
  return (
    <Cell
      glyph="pending"
      label={text('portal.next.pending')}
      none={text('portal.next.noPending')}
      loaded={data !== undefined}
      failed={error}
    >
      {leave && {
        to: portalPath.leaves(owner),
        what: leaveTypeName(text, leave.leaveType),
        when: total > 1 ? text('portal.next.more', { span, count: total - 1 }) : span,
      }}
    </Cell>
  );
}

function LatestPay({ owner }: { owner: string }) {
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  const { data, error } = useGetList<Salary>(`salaries/${owner}`, {
    filter: {},
    sort: { field: 'payDate', order: 'DESC' },
    pagination: { page: 1, perPage: PAY_RECORDS },
  });
  const salary = data?.find(({ voidedAt }) => !voidedAt);
  return (
    <Cell
      label={text('portal.next.pay')}
      none={text('portal.next.noPay')}
      loaded={data !== undefined}
      failed={error}
    >
      {salary && {
        to: portalPath.statement(owner, salary.id),
        what: money.format(salary.netSalary),
        when: day(salary.payDate),
      }}
    </Cell>
  );
}

interface CellProps {
  glyph?: Glyph;
  label: string;
  /** Instead of an entry, when there is none. */
  none: string;
  loaded: boolean;
  failed: unknown;
  children: { to: string; what: string; when: ReactNode } | undefined;
}

function Cell({ glyph, label, none, loaded, failed, children: entry }: CellProps) {
  const text = useText();
  return (
    <li>
      <span className={classes.label}>
        {glyph && <StatusGlyph of={glyph} />}
        {label}
      </span>
      {!loaded && !failed && <Skeleton width={140} height={28} />}
      {!loaded && Boolean(failed) && (
        <span className={classes.none}>{text('portal.next.failed')}</span>
      )}
      {loaded && !entry && <span className={classes.none}>{none}</span>}
      {entry && (
        <span>
          <Link className={classes.what} to={entry.to}>
            {entry.what}
          </Link>
        </span>
      )}
      {!(loaded && !entry) && <small>{entry?.when}</small>}
    </li>
  );
}
