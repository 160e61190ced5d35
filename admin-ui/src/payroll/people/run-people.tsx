import { useListContext } from 'react-admin';
import type { PayRunRecord, PeopleGroup } from '../../../../api/contract/payroll/pay-runs.js';
import type { PeriodDates } from '../../../../api/contract/payroll/payslips.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { useDepartmentFilter } from '../../lists/list-filter';
import { ListTools } from '../../lists/list-tools';
import { useListCounts } from '../../lists/use-list-summary';
import { capitalised } from '../../payslip/capitalised';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Absent } from './absent';
import { AddSomebody } from './add-somebody';
import { CommonWarnings } from './common-warnings';
import { PEOPLE_ID } from './people-anchors';
import {
  CauseChip,
  type Filters,
  GroupFilter,
  useShownGroup,
  WarningFilter,
} from './people-filters';
import { PersonRow } from './person-row';
import { isInRun, type PayslipRow } from './payslip-row';
import classes from './run-people.module.css';
import { CHANGED_SHOWN } from './slips-of-run';
import { Unchanged } from './unchanged';

/** The people in groups: to check, changed, no payslip, unchanged. */
export function RunPeople({ run }: { run: PayRunRecord }) {
  const text = useText();
  const shown = useShownGroup(run);
  return (
    <section id={PEOPLE_ID} className={classes.people}>
      <header>
        <h2>{text('payRun.people.title')}</h2>
        {run.state === 'draft' && (run.kind === 'regular' || !run.everything) && (
          <AddSomebody run={run} />
        )}
      </header>
      <ListTools search={text('payRun.people.search')} select={useDepartmentFilter()}>
        <GroupFilter run={run} {...shown} />
        <CauseChip />
      </ListTools>
      {run.state !== 'paid' && <WarningFilter run={run} />}
      <Groups run={run} shown={shown.group} />
    </section>
  );
}

function Groups({ run, shown }: { run: PayRunRecord; shown: PeopleGroup | undefined }) {
  const text = useText();
  const { words } = usePayWords(run.payDate);
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
    filterValues,
    perPage,
    setPerPage,
    isFetching,
  } = useListContext<PayslipRow>();
  const about = useGroupSums(run);
  const left = useListCounts<PeopleGroup>();
  if (!data)
    return error ? (
      <LoadFailed onRetry={refetch}>{text('payRun.people.failed')}</LoadFailed>
    ) : (
      <Skeleton width="100%" height={320} />
    );
  const { q, department, warning, cause } = filterValues as Filters;
  const filtered = Boolean(q ?? department ?? warning ?? cause);
  const rows = data.filter(isInRun);
  const isPaid = run.state === 'paid';
  const check = isPaid ? [] : rows.filter(({ attention }) => attention <= 1);
  const changed = rows.filter((row) => !check.includes(row));
  const isAll = !shown && !warning;
  // The unchanged people that were found stand beneath.
  const isFound = isAll && !cause && Boolean(left?.unchanged);
  const changedTitle = text(run.previous ? 'payRun.people.groups.changed' : 'payRun.people.paid');

  return (
    <div className={classes.table} aria-busy={isFetching && !isPending}>
      <PeopleHeadings run={run} />
      {!isPaid && <CommonWarnings run={run} />}
      {warning && (
        <Group
          run={run}
          title={words.warnings[warning]}
          about={text('payRun.payslips', { count: total })}
          rows={rows}
        />
      )}
      {shown && (
        <Group
          run={run}
          title={text(`payRun.people.groups.${shown}`)}
          about={about(shown, rows)}
          rows={rows}
        />
      )}
      {isAll && (
        <>
          <Group
            run={run}
            title={text('payRun.people.groups.check')}
            about={about('check', check)}
            rows={check}
          />
          <Group run={run} title={changedTitle} about={about('changed', changed)} rows={changed} />
        </>
      )}
      {total > data.length && (
        <p className={classes.more}>
          <Button variant="quiet" onClick={() => setPerPage(perPage + CHANGED_SHOWN)}>
            {text('payRun.people.more')}
          </Button>
        </p>
      )}
      {rows.length === 0 && filtered && !isFound && (
        <EmptyState title={text('payRun.people.nobody')}>
          {text('payRun.people.nobodyText')}
        </EmptyState>
      )}
      {run.people === 0 && run.state === 'draft' && !filtered && (
        <EmptyState title={text('payRun.people.empty')}>
          {text('payRun.people.emptyText')}
        </EmptyState>
      )}
      {isAll && !filtered && !isPaid && <Absent run={run} />}
      {isAll && !cause && <Unchanged run={run} q={q} department={department} />}
    </div>
  );
}

/** The payslips of a group and their sum; where some are filtered, only how many. */
function useGroupSums(run: PayRunRecord): (group: PeopleGroup, listed: PayslipRow[]) => string {
  const text = useText();
  const numbers = useNumbers();
  const { formats } = usePayWords(run.payDate);
  const left = useListCounts<PeopleGroup>();
  const { filterValues, data = [], total = 0 } = useListContext();
  const { q, department, warning, cause } = filterValues as Filters;
  const isCompared = run.previous !== null;
  return (group, listed) => {
    const { people, net, change } = run.groups[group];
    const payslips = (count: number) => text('payRun.payslips', { count });
    // Those of a warning or a cause are counted with all others, too. More of them may follow.
    if (warning ?? cause) return total > data.length ? '' : payslips(listed.length);
    if (q ?? department) return payslips(left?.[group] ?? listed.length);
    const amount =
      isCompared && group !== 'unchanged' ? formats.signed(change) : formats.money(net);
    // The title says that they are payslips.
    const counted = isCompared || group === 'check' ? payslips(people) : numbers.format(people);
    return text('payRun.people.sumOf', { payslips: counted, amount });
  };
}

interface GroupProps {
  run: PayRunRecord;
  title: string;
  about: string;
  rows: PayslipRow[];
}

function Group({ run, title, about, rows }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3>
        {title} <span>{about}</span>
      </h3>
      <ul>
        {rows.map((row) => (
          <PersonRow key={row._id} run={run} of={row} />
        ))}
      </ul>
    </section>
  );
}

/** Each row says its own labels to a screen reader. */
function PeopleHeadings({ run: { period, previous, payDate } }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(payDate);
  const nameOf = (dates: PeriodDates) => capitalised(formats.shortPeriod(dates));
  return (
    <div className={`${classes.row} ${classes.headings}`} aria-hidden="true">
      <span>{text('payRun.people.employee')}</span>
      <span className={classes.number}>{previous && nameOf(previous.period)}</span>
      <span className={classes.number}>{previous && nameOf(period)}</span>
      <span className={classes.number}>
        {text(previous ? 'payRun.people.change' : 'payRun.net')}
      </span>
      <span className={classes.why}>{text('payRun.people.why')}</span>
    </div>
  );
}
