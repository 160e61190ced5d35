import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type {
  PlannedChangeRecord,
  UnfinishedChange,
} from '../../../api/contract/job/job-changes.js';
import { useToday } from '../api/use-today';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/people/job';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import { ListEmpty } from '../lists/list-empty';
import { useDepartmentFilter } from '../lists/list-filter';
import { ListHead } from '../lists/list-head';
import { ListPage } from '../lists/list-page';
import { type Column, ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { CardLine, RecordCard } from '../lists/record-card';
import { officePath } from '../paths';
import { RefusalText } from '../payroll/refusal-text';
import { RowAction } from '../ui/button';
import rowLink from '../ui/layout/row-link.module.css';
import classes from './planned-changes.module.css';
import { ChangedValues } from './timeline/changed-values';
import { useRecordedWords } from './timeline/use-recorded-words';
import { WithdrawDialog } from './withdraw-dialog';

export const messages = catalogueOf({ 'people/job': english });

type Planned = PlannedChangeRecord & RaRecord<string>;

const NAMED = 3;

/** Changes whose day is still to come; only HR sees them. */
export default function PlannedChanges() {
  const text = useText();
  const [withdrawing, setWithdrawing] = useState<Planned>();
  const listed = usePlannedColumns(setWithdrawing);
  return (
    <ListPage resource="plannedChanges" sort={{ field: 'from', order: 'ASC' }}>
      <ListHead title={text('job.plannedList.title')} note={text('job.onlyHr')} />
      <Tools />
      <ListTable<Planned>
        roomy
        label={text('job.plannedList.title')}
        columns={listed}
        card={(change) => <PlannedCard of={change} onWithdraw={setWithdrawing} />}
        empty={
          <ListEmpty
            title={text('job.plannedList.empty')}
            emptyText={text('job.plannedList.emptyText')}
            filteredText={text('job.plannedList.noMatch')}
          />
        }
      />
      {withdrawing && (
        <WithdrawDialog
          change={withdrawing}
          onClose={() => setWithdrawing(undefined)}
          onDone={() => document.querySelector<HTMLElement>('main h1')?.focus()}
        />
      )}
    </ListPage>
  );
}

function Tools() {
  const text = useText();
  const days = {
    source: 'from',
    label: text('job.plannedList.first'),
    until: { source: 'to', label: text('job.plannedList.last') },
  };
  return (
    <ListTools
      search={text('job.plannedList.search')}
      select={useDepartmentFilter()}
      filters={[days]}
    />
  );
}

function usePlannedColumns(onWithdraw: (change: Planned) => void): Column<Planned>[] {
  const text = useText();
  const { day, daysAway } = useDates();
  const recorded = useRecordedWords();
  const today = useToday();
  return [
    {
      source: 'from',
      label: text('job.plannedList.from'),
      className: `${columns.strong} ${classes.day}`,
      render: ({ from }) => (
        <>
          {day(from)}
          {today && <small>{daysAway(from, today)}</small>}
        </>
      ),
    },
    {
      label: text('job.plannedList.who'),
      className: `${columns.strong} ${classes.who}`,
      render: (change) => <Who of={change} />,
    },
    {
      label: text('job.plannedList.changes'),
      className: classes.values,
      render: (change) => (
        <>
          {change.reason && <p>{change.reason}</p>}
          <ChangedValues {...change} />
          <small>{recorded(change)}</small>
        </>
      ),
    },
    {
      label: text('job.plannedList.action'),
      hideLabel: true,
      className: columns.actions,
      render: (change) => <Withdraw of={change} onWithdraw={onWithdraw} />,
    },
  ];
}

function Who({ of: { employees, people, round, unfinished } }: { of: Planned }) {
  const text = useText();
  const names = useNames();
  const [first] = employees;
  if (people === 1 && first && !unfinished)
    return (
      <Link className={rowLink.name} to={officePath.employeeJob(first._id)}>
        <bdi>{first.name}</bdi>
      </Link>
    );
  return (
    <>
      {text(round ? 'jobTimeline.round' : 'jobTimeline.many', { count: people })}
      <small>{names({ employees, people })}</small>
      {unfinished && <Unfinished of={unfinished} />}
    </>
  );
}

/** For whom it is recorded so far, and why a job has stopped. */
function Unfinished({ of: { done, total, failed } }: { of: UnfinishedChange }) {
  const text = useText();
  if (!failed) return <small>{text('job.changing.progress', { done, total })}</small>;
  return (
    <small className={classes.stopped}>
      {text('job.plannedList.stopped', { done, total })} <RefusalText of={failed} />
    </small>
  );
}

/** The first ones by name. */
function useNames(): (change: Pick<Planned, 'employees' | 'people'>) => string {
  const text = useText();
  return ({ employees, people }) => {
    const names = employees.slice(0, NAMED).map(({ name }) => name);
    const rest = people - names.length;
    return rest > 0
      ? text('job.effect.others', { names: names.join(', '), count: rest })
      : names.join(', ');
  };
}

interface ActionProps {
  of: Planned;
  onWithdraw: (change: Planned) => void;
}

function Withdraw({ of: change, onWithdraw }: ActionProps) {
  const text = useText();
  const names = useNames();
  const { day } = useDates();
  if (!change.canWithdraw) return null;
  return (
    <RowAction
      aria-label={text('job.withdraw.actionOfPeople', {
        date: day(change.from),
        names: names(change),
      })}
      onClick={() => onWithdraw(change)}
    >
      {text('job.withdraw.action')}
    </RowAction>
  );
}

function PlannedCard({ of: change, onWithdraw }: ActionProps) {
  const text = useText();
  const { day, daysAway } = useDates();
  const names = useNames();
  const today = useToday();
  const { from, employees, people, reason, round, unfinished } = change;
  const [first] = employees;
  const isOfOne = people === 1 && first !== undefined && !unfinished;
  return (
    <RecordCard
      name={
        isOfOne
          ? first.name
          : text(round ? 'jobTimeline.round' : 'jobTimeline.many', { count: people })
      }
      to={isOfOne ? officePath.employeeJob(first._id) : undefined}
      end={day(from)}
      actions={change.canWithdraw && <Withdraw of={change} onWithdraw={onWithdraw} />}
    >
      <CardLine end={today && daysAway(from, today)}>{reason ?? ''}</CardLine>
      {!isOfOne && <span>{names(change)}</span>}
      {unfinished && <Unfinished of={unfinished} />}
      <ChangedValues {...change} />
    </RecordCard>
  );
}
