import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { PayslipListRecord } from '../../../../api/contract/payroll/payslips.js';
import { getBlob } from '../../api/http-client';
import { serverErrorText } from '../../api/use-notify-error';
import { useToday } from '../../api/use-today';
import { WHOLE_LIST } from '../../api/whole-list';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { type Column, Table } from '../../lists/list-table';
import { CardLine, RecordCard } from '../../lists/record-card';
import { officePath } from '../../paths';
import { capitalised } from '../../payslip/capitalised';
import { usePayWords } from '../../payslip/use-pay-words';
import { useDownload } from '../../shell/confirmation/use-download';
import { Button, RowAction, RowActionLink } from '../../ui/button';
import { Badge } from '../../ui/feedback/badge';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { Employee } from '../employee';
import classes from './employee-payslips.module.css';
import pay from './employee-pay.module.css';
import { usePayslipsOf } from './use-employee-pay';

const NEWEST = 5;
const GLYPHS = {
  draft: 'edited',
  held: 'held',
  approved: 'approved',
  paid: 'paid',
  reversed: 'ended',
} as const;

export function EmployeePayslips({ employee }: { employee: Employee }) {
  const text = useText();
  const id = useId();
  const [most, setMost] = useState(NEWEST);
  const { data, error, refetch } = usePayslipsOf(employee.id, most);
  return (
    <section className={pay.payslips} aria-labelledby={id}>
      <header className={pay.head}>
        <h2 id={id}>{text('employeePay.payslips.title')}</h2>
        <Link to={officePath.salaryHistory(employee.id)}>
          {text('employeePay.payslips.history')}
        </Link>
      </header>
      {!data && error && (
        <LoadFailed onRetry={refetch}>
          {serverErrorText(error) || text('employeePay.payslips.failed')}
        </LoadFailed>
      )}
      {!data && !error && <Skeleton width="100%" height={200} />}
      {data?.payslips.length === 0 && <p>{text('employeePay.payslips.none')}</p>}
      {data && data.payslips.length > 0 && (
        <Payslips
          payslips={data.payslips}
          first={data.payslips[data.total - 1]}
          number={employee.employeeId}
        />
      )}
      {data && data.total > data.payslips.length && (
        <Button onClick={() => setMost(WHOLE_LIST)}>
          {text('employeePay.payslips.all', { count: data.total })}
        </Button>
      )}
    </section>
  );
}

interface ListProps {
  payslips: PayslipListRecord[];
  /** Undefined while it is not listed. */
  first: PayslipListRecord | undefined;
  number: string;
}

function Payslips({ payslips, first, number }: ListProps) {
  const text = useText();
  const { day } = useDates();
  const { formats } = usePayWords(useToday() ?? '');
  const className = columns.number;
  const amount = (value: number, { state }: PayslipListRecord) =>
    state === 'reversed' ? (
      <s>{formats.money(value)}</s>
    ) : (
      <bdi dir="ltr">{formats.money(value)}</bdi>
    );
  const state = ({ state }: PayslipListRecord) => (
    <Badge glyph={GLYPHS[state]}>{text(`employeePay.payslips.states.${state}`)}</Badge>
  );
  const change = (slip: PayslipListRecord) =>
    slip.previousNet === null ? (
      slip === first && text('employeePay.payslips.first')
    ) : slip.change === 0 ? (
      text('employeePay.payslips.unchanged')
    ) : (
      <bdi dir="ltr">{formats.signed(slip.change)}</bdi>
    );
  const listed: Column<PayslipListRecord>[] = [
    {
      label: text('employeePay.payslips.period'),
      className: columns.strong,
      render: ({ period }) => capitalised(formats.period(period)),
    },
    {
      label: text('employeePay.payslips.gross'),
      className,
      render: (slip) => amount(slip.gross, slip),
    },
    {
      label: text('employeePay.payslips.deductions'),
      className,
      render: (slip) => amount(-slip.deductions, slip),
    },
    {
      label: text('employeePay.payslips.net'),
      className: `${className} ${classes.net}`,
      render: (slip) => amount(slip.net, slip),
    },
    { label: text('employeePay.payslips.change'), className, render: change },
    {
      label: text('employeePay.payslips.payDate'),
      className: `${className} ${classes.date}`,
      render: ({ payDate }) => day(payDate),
    },
    { label: text('employeePay.payslips.state'), render: state },
    {
      label: text('employeePay.payslips.action'),
      hideLabel: true,
      className: columns.actions,
      render: (slip) => (
        <span className={classes.acts}>
          <PayslipActions of={slip} number={number} />
        </span>
      ),
    },
  ];
  return (
    <Table<PayslipListRecord>
      label={text('employeePay.payslips.title')}
      rows={payslips}
      columns={listed}
      card={(slip) => (
        <RecordCard
          name={formats.period(slip.period)}
          to={officePath.employeePayslip(slip.employee._id, slip._id)}
          title={capitalised(formats.period(slip.period))}
          end={amount(slip.net, slip)}
          actions={hasPdf(slip) && <PayslipActions of={slip} number={number} />}
        >
          <CardLine end={change(slip)}>
            <span className={classes.paid}>
              {day(slip.payDate)} {slip.state !== 'paid' && state(slip)}
            </span>
          </CardLine>
        </RecordCard>
      )}
    />
  );
}

const hasPdf = ({ state }: PayslipListRecord) => state !== 'draft' && state !== 'held';

function PayslipActions({ of: slip, number }: { of: PayslipListRecord; number: string }) {
  const { _id, employee, period, payDate } = slip;
  const text = useText();
  const { formats } = usePayWords(payDate);
  const { busy, save } = useDownload({
    fetchFile: () => getBlob(`/payslip/pdf/${_id}`, 'application/pdf'),
    name: `payslip-${number}-${payDate}.pdf`,
  });
  const values = { period: formats.period(period) };
  return (
    <>
      <RowActionLink
        tone="primary"
        to={officePath.employeePayslip(employee._id, _id)}
        aria-label={text('employeePay.payslips.viewOf', values)}
      >
        {text('employeePay.payslips.view')}
      </RowActionLink>
      {hasPdf(slip) && (
        <RowAction
          aria-label={text('employeePay.payslips.pdfOf', values)}
          aria-disabled={busy}
          onClick={save}
        >
          {text('employeePay.payslips.pdf')}
        </RowAction>
      )}
    </>
  );
}
