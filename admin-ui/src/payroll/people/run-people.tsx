import { useListContext } from 'react-admin';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { PayslipWarning } from '../../../../api/contract/payroll/payslips.js';
import { useText } from '../../i18n/use-text';
import { useDepartmentFilter } from '../../lists/list-filter';
import { ListTools } from '../../lists/list-tools';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Absent } from './absent';
import { AddSomebody } from './add-somebody';
import { CauseChip, WarningChips } from './warning-chips';
import { CommonWarnings } from './common-warnings';
import { PEOPLE_ID } from './people-anchors';
import { PersonRow } from './person-row';
import { isInRun, type PayslipRow } from './payslip-row';
import classes from './run-people.module.css';
import { CHANGED_SHOWN, foldsUnchanged } from './slips-of-run';
import { Unchanged } from './unchanged';

/** The people in groups: to check, changed, no payslip, unchanged. */
export function RunPeople({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const { previous } = run;
  return (
    <section id={PEOPLE_ID} className={classes.people}>
      <header>
        <h2>
          {previous
            ? text('payRun.people.title', { period: formats.shortPeriod(previous.period) })
            : text('payRun.people.firstTitle')}
        </h2>
        {previous && (
          <span>{text('payRun.people.compared', { period: formats.period(previous.period) })}</span>
        )}
      </header>
      <ListTools
        search={text('payRun.people.search')}
        select={useDepartmentFilter()}
        end={
          run.state === 'draft' &&
          (run.kind === 'regular' || !run.everything) && <AddSomebody run={run} />
        }
      >
        {run.state === 'paid' && <CauseChip />}
      </ListTools>
      {run.state !== 'paid' && <WarningChips run={run} />}
      <Groups run={run} />
    </section>
  );
}

function Groups({ run }: { run: PayRunRecord }) {
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
  if (!data)
    return error ? (
      <LoadFailed onRetry={refetch}>{text('payRun.people.failed')}</LoadFailed>
    ) : (
      <Skeleton width="100%" height={320} />
    );
  const { q, department, attention: _changed, ...kinds } = filterValues as Record<string, string>;
  const narrowed = Object.keys(kinds).length > 0;
  const rows = data.filter(isInRun);
  const more = total > data.length;
  const isPaid = run.state === 'paid';
  const check = isPaid ? [] : rows.filter(({ attention }) => attention <= 1);
  const changed = rows.filter((row) => !check.includes(row));
  const filtered = narrowed || Boolean(q) || Boolean(department);
  return (
    <div className={classes.table} aria-busy={isFetching && !isPending}>
      <PeopleHeadings run={run} />
      {!isPaid && <CommonWarnings run={run} />}
      {kinds.warning ? (
        <Group run={run} title={words.warnings[kinds.warning as PayslipWarning]} rows={rows} />
      ) : (
        <>
          <Group
            run={run}
            title={text('payRun.people.check')}
            rows={check}
            count={filtered ? undefined : run.toCheck}
          />
          <Group
            run={run}
            title={text(run.previous ? 'payRun.people.changed' : 'payRun.people.paid')}
            rows={changed}
            count={filtered ? undefined : changedOf(run)}
          />
        </>
      )}
      {more && (
        <p className={classes.more}>
          <Button variant="quiet" onClick={() => setPerPage(perPage + CHANGED_SHOWN)}>
            {text('payRun.people.more')}
          </Button>
        </p>
      )}
      {rows.length === 0 && filtered && (
        <EmptyState title={text('payRun.people.nobody')}>
          {text('payRun.people.nobodyText')}
        </EmptyState>
      )}
      {run.people === 0 && run.state === 'draft' && !filtered && (
        <EmptyState title={text('payRun.people.empty')}>
          {text('payRun.people.emptyText')}
        </EmptyState>
      )}
      {!filtered && !isPaid && <Absent run={run} />}
      {!narrowed && (
        <Unchanged run={run} of={unchangedOf(run, rows)} q={q} department={department} />
      )}
    </div>
  );
}

function changedOf({ state, previous, people, changed, toCheck, unchanged }: PayRunRecord): number {
  if (state !== 'paid') return people - toCheck - unchanged;
  return previous ? changed : people - unchanged;
}

/** A reversed payslip is never among them. */
function unchangedOf(run: PayRunRecord, rows: PayslipRow[]): number {
  if (!foldsUnchanged(run)) return run.unchanged;
  const reversed = rows.filter(({ state, change }) => state === 'reversed' && change === 0);
  return run.people - run.changed - reversed.length;
}

interface GroupProps {
  run: PayRunRecord;
  title: string;
  rows: PayslipRow[];
  count?: number | undefined;
}

function Group({ run, title, rows, count = rows.length }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3>
        {title} <span>{count}</span>
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
  const net = text('payRun.people.thisNet', { period: formats.shortPeriod(period) });
  return (
    <div className={`${classes.row} ${classes.headings}`} aria-hidden="true">
      <span>{text('payRun.people.employee')}</span>
      <span className={classes.number}>
        {previous &&
          text('payRun.people.lastNet', { period: formats.shortPeriod(previous.period) })}
      </span>
      <span className={classes.number}>{previous && net}</span>
      <span className={classes.number}>{previous ? text('payRun.people.change') : net}</span>
      <span className={classes.why}>{text('payRun.people.why')}</span>
    </div>
  );
}
