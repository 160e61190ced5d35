import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import {
  RUN_KINDS,
  type PayRunListRecord,
  type RunKind,
} from '../../../../api/contract/payroll/pay-runs.js';
import { useNumbers } from '../../api/config';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { CountedFilters } from '../../lists/counted-filters';
import { ListEmpty } from '../../lists/list-empty';
import { useFilter } from '../../lists/list-filter';
import { ListPage } from '../../lists/list-page';
import { type Column, ListTable } from '../../lists/list-table';
import { ListTools } from '../../lists/list-tools';
import { CardLine, RecordCard } from '../../lists/record-card';
import { useListCounts } from '../../lists/use-list-summary';
import { officePath } from '../../paths';
import { usePayWords } from '../../payslip/use-pay-words';
import { RunState } from '../run-state';
import { SignedAmount } from '../signed-amount';
import { useRunName } from '../use-run-name';
import classes from './run-list.module.css';
import { useToday } from '../../api/use-today';
import { SelectField } from '../../ui/fields/select-field';

type Run = PayRunListRecord & { id: string };

/** It stands above the list. */
const WITHOUT_OPEN = { open: 'false' };

export function RunList() {
  return (
    <ListPage resource="payRuns" filter={WITHOUT_OPEN} sort={{ field: 'payDate', order: 'DESC' }}>
      <ListTools>
        <div className={classes.filters}>
          <KindFilter />
          <YearFilter />
        </div>
      </ListTools>
      <RunTable />
    </ListPage>
  );
}

const ALL = 'all';

function KindFilter() {
  const text = useText();
  const [kind, setKind] = useFilter('kind');
  const numbers = useNumbers();
  const counts = useListCounts<RunKind>();
  const counted = (of: readonly RunKind[]) =>
    counts && numbers.format(of.reduce((sum, value) => sum + (counts[value] ?? 0), 0));
  const listed = RUN_KINDS.filter((value) => value === kind || !counts || counts[value]);
  const kinds = listed.map((value) => ({
    value,
    label: text(`payroll.kinds.${value}`),
    count: counted([value]),
  }));
  return (
    <CountedFilters
      label={text('payroll.kind')}
      of={[{ value: ALL, label: text('payroll.allKinds'), count: counted(RUN_KINDS) }, ...kinds]}
      value={kind || ALL}
      onChoose={(chosen) => setKind(chosen === ALL ? '' : chosen)}
    />
  );
}

function RunTable() {
  const text = useText();
  const numbers = useNumbers();
  const { day } = useDates();
  const { data = [] } = useListContext<Run>();
  const kind: Column<Run> = {
    label: text('payroll.kind'),
    className: columns.wider,
    render: (run) => isOffCycle(run) && text('payroll.kinds.offCycle'),
  };
  const listed: Column<Run>[] = [
    {
      label: text('payroll.run'),
      className: classes.run,
      render: (run) => <RunLink to={run} />,
    },
    ...(data.some(isOffCycle) ? [kind] : []),
    {
      source: 'payDate',
      sortByOrder: 'DESC',
      label: text('payroll.payDate'),
      className: columns.number,
      render: ({ payDate }) => day(payDate),
    },
    {
      label: text('payroll.state'),
      className: classes.state,
      render: (run) => <RunState of={run} />,
    },
    {
      label: text('payroll.payslips'),
      className: columns.number,
      render: ({ people }) => numbers.format(people),
    },
    { label: text('payroll.net'), className: columns.number, render: (run) => <Net of={run} /> },
    {
      label: text('payroll.change'),
      className: columns.number,
      render: (run) => <Change of={run} />,
    },
  ];
  return (
    <ListTable<Run>
      label={text('payroll.runs')}
      columns={listed}
      card={(run) => <RunCard of={run} />}
      empty={
        <ListEmpty
          title={text('payroll.none')}
          filteredText={text('payroll.noneFilteredText')}
          emptyText={text('payroll.noneText')}
        />
      }
    />
  );
}

function RunLink({ to: run }: { to: Run }) {
  const name = useRunName();
  return (
    <Link className={classes.name} to={officePath.payRun(run.id)}>
      <bdi>{name(run)}</bdi>
    </Link>
  );
}

const isOffCycle = ({ kind }: Run) => kind === 'offCycle';

function Net({ of: { net, state, payDate } }: { of: Run }) {
  const { formats } = usePayWords(payDate);
  if (state === 'discarded') return <s className={classes.discarded}>{formats.money(net)}</s>;
  return <b className={classes.net}>{formats.money(net)}</b>;
}

function Change({ of: { change, payDate } }: { of: Run }) {
  const text = useText();
  const { formats } = usePayWords(payDate);
  if (change === null) return <span className={classes.none}>{text('app.notAvailable')}</span>;
  if (change === 0) return <span className={classes.none}>{text('payRun.people.unchanged')}</span>;
  return (
    <span className={classes.change}>
      <SignedAmount of={change} formats={formats} />
    </span>
  );
}

function RunCard({ of: run }: { of: Run }) {
  const text = useText();
  const { day } = useDates();
  const name = useRunName()(run);
  return (
    <RecordCard name={name} to={officePath.payRun(run.id)} end={<Net of={run} />}>
      <CardLine end={<Change of={run} />}>
        {[day(run.payDate), isOffCycle(run) && text('payroll.kinds.offCycle')]
          .filter(Boolean)
          .join(', ')}
      </CardLine>
      {run.state !== 'paid' && (
        <span>
          <RunState of={run} />
        </span>
      )}
    </RecordCard>
  );
}

/** Runs are kept for as long as the company is; older years stand in the address. */
const YEARS = 10;

function YearFilter() {
  const text = useText();
  const today = useToday();
  const [year, setYear] = useFilter('year');
  const latest = Number((today ?? '').slice(0, 4)) + 1;
  const years = today ? Array.from({ length: YEARS }, (_, index) => String(latest - index)) : [];
  const offered = year && !years.includes(year) ? [...years, year] : years;
  return (
    <div className={classes.year}>
      <SelectField
        hideLabel
        label={text('payroll.year')}
        placeholder={text('payroll.allYears')}
        choices={offered.map((value) => ({ value, label: value }))}
        value={year}
        onChange={({ target }) => setYear(target.value)}
      />
    </div>
  );
}
