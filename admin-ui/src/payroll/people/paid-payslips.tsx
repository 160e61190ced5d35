import { Link } from 'react-router';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { ListEmpty } from '../../lists/list-empty';
import { ListTools } from '../../lists/list-page';
import { type Column, ListTable } from '../../lists/list-table';
import { SearchBox } from '../../lists/search-box';
import { officePath } from '../../paths';
import { usePayWords } from '../../payslip/use-pay-words';
import { Badge } from '../../ui/feedback/badge';
import { SignedAmount } from '../signed-amount';
import { CauseChip } from './cause-chip';
import { DepartmentChoice } from './department-choice';
import { PEOPLE_ID, rowId } from './people-anchors';
import type { PayslipRow } from './payslip-row';
import classes from './paid-payslips.module.css';

/** All payslips of a paid run, by name. */
export function PaidPayslips({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const listed: Column<PayslipRow>[] = [
    {
      source: 'name',
      label: text('payRun.people.employee'),
      className: columns.strong,
      render: (row) => <Name run={run} of={row} />,
    },
    {
      label: text('payRun.people.department'),
      render: ({ employee }) => <bdi>{employee.department}</bdi>,
    },
    {
      label: text('payRun.gross'),
      className: columns.number,
      render: ({ gross }) => formats.money(gross),
    },
    {
      label: text('payRun.deductions'),
      className: columns.number,
      render: ({ deductions }) => formats.money(-deductions),
    },
    {
      source: 'net',
      label: text('payRun.net'),
      className: columns.number,
      render: (row) => <Net of={row} run={run} />,
    },
  ];
  const change: Column<PayslipRow> = {
    source: 'change',
    label: text('payRun.people.change'),
    className: columns.number,
    render: (row) => <Change run={run} of={row} />,
  };
  return (
    <section id={PEOPLE_ID} className={classes.slips}>
      <h2>{text('payRun.paidList.title')}</h2>
      <ListTools>
        <SearchBox placeholder={text('payRun.people.search')} />
        <DepartmentChoice />
        <CauseChip />
      </ListTools>
      <ListTable<PayslipRow>
        label={text('payRun.paidList.title')}
        columns={run.previous ? [...listed, change] : listed}
        card={(row) => <Card run={run} of={row} />}
        empty={
          <ListEmpty
            title={text('payRun.people.nobody')}
            filteredText={text('payRun.people.nobodyText')}
          />
        }
      />
    </section>
  );
}

interface Props {
  run: PayRunRecord;
  of: PayslipRow;
}

function Name({ run, of: { _id, employee, state } }: Props) {
  const text = useText();
  return (
    <span className={classes.name}>
      <Link id={rowId(_id)} to={officePath.payslip(run._id, _id)}>
        <bdi>{employee.name}</bdi>
      </Link>
      {state === 'reversed' && <Badge glyph="ended">{text('payRun.paidList.reversed')}</Badge>}
      {state === 'held' && <Badge glyph="held">{text('payRun.people.reasons.held')}</Badge>}
    </span>
  );
}

function Net({ run, of: { net, state } }: Props) {
  const { formats } = usePayWords(run.payDate);
  return state === 'reversed' || state === 'held' ? (
    <s>{formats.money(net)}</s>
  ) : (
    <b className={classes.net}>{formats.money(net)}</b>
  );
}

function Card({ run, of: row }: Props) {
  return (
    <div className={classes.card}>
      <Name run={run} of={row} />
      <Net run={run} of={row} />
      <bdi>{row.employee.department}</bdi>
      {run.previous && <Change run={run} of={row} />}
    </div>
  );
}

function Change({ run, of: { change } }: Props) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  return change === 0 ? (
    <span>{text('payRun.people.unchanged')}</span>
  ) : (
    <SignedAmount of={change} formats={formats} />
  );
}
