import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { netSign } from '../../../../api/contract/payroll/component-kinds.js';
import type {
  PaymentFileRecord,
  PaymentRowRecord,
} from '../../../../api/contract/payroll/payment-files.js';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import type { RefusalRecord } from '../../../../api/contract/refusals/refusals.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { type Column, Table } from '../../lists/list-table';
import { usePayWords } from '../../payslip/use-pay-words';
import { Icon } from '../../ui/icon';
import { RefusalText } from '../refusal-text';
import classes from './amounts.module.css';

type Payment = PaymentRowRecord & { _id: number };

export function CheckedPayments({
  run,
  record: { payments, preview, warnings },
}: {
  run: PayRunRecord;
  record: PaymentFileRecord;
}) {
  const text = useText();
  const id = useId();
  const title = text('fromOffice.amounts.payments', { count: payments });
  const amount = useGivenAmount(run);
  const rows = preview.map((payment) => ({ ...payment, _id: payment.row }));
  const person = ({ employee }: Payment) => (
    <>
      <bdi>{employee.name}</bdi> <small className={classes.number}>{employee.employeeId}</small>
    </>
  );
  const worded = useWordedAmount(run);
  const warned = ({ row }: Payment) => {
    const found = warnings.filter((one) => one.row === row);
    return (
      found.length > 0 &&
      found.map(({ reason, field }) => (
        <Warning key={reason.key}>
          <RefusalText of={worded(reason)} field={field} />
        </Warning>
      ))
    );
  };
  const listed: Column<Payment>[] = [
    { label: text('fromOffice.amounts.row'), className: columns.serial, render: ({ row }) => row },
    { label: text('fromOffice.amounts.employee'), className: columns.strong, render: person },
    {
      label: text('fromOffice.amounts.fields.component'),
      render: (payment) => <Component of={payment} run={run} />,
    },
    { label: text('fromOffice.amounts.fields.amount'), className: columns.number, render: amount },
    {
      label: text('fromOffice.amounts.fields.note'),
      className: columns.words,
      render: ({ note }) => <bdi>{note}</bdi>,
    },
  ];
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Table<Payment>
        label={title}
        rows={rows}
        columns={listed}
        details={warned}
        detailsAfter={1}
        card={(payment) => (
          <div className={classes.card}>
            <p>
              <strong>
                <bdi>{payment.employee.name}</bdi>
              </strong>
              <strong>{amount(payment)}</strong>
            </p>
            <p>
              <span>
                <Component of={payment} run={run} />
                {payment.note && (
                  <>
                    , <bdi>{payment.note}</bdi>
                  </>
                )}
              </span>
              <small>{text('fromOffice.amounts.rowNumber', { row: payment.row })}</small>
            </p>
            {warned(payment)}
          </div>
        )}
      />
      {preview.length < payments && (
        <p className={classes.first}>
          {text('fromOffice.amounts.firstWarned', { count: preview.length })}
        </p>
      )}
    </section>
  );
}

function Component({ of: { component }, run }: { of: Payment; run: PayRunRecord }) {
  const { words } = usePayWords(run.payDate);
  const { name, kind } = component;
  return (
    <>
      <bdi>{name}</bdi>
      {netSign(kind) <= 0 && (
        <>
          {' '}
          <small className={classes.number}>{words.kinds[kind].name}</small>
        </>
      )}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={classes.warning}>
      <Icon of={TriangleAlert} size={14} />
      <span>{children}</span>
    </p>
  );
}

function useGivenAmount({ payDate }: PayRunRecord): (payment: PaymentRowRecord) => string {
  const text = useText();
  const numbers = useNumbers();
  const { formats } = usePayWords(payDate);
  return ({ amount, hours, hourly, component: { kind } }) => {
    const given =
      amount === null
        ? text('fromOffice.amounts.hourlyPay', {
            hours: numbers.format(hours ?? 0),
            hourly: formats.money(hourly ?? 0),
          })
        : formats.money(amount);
    return netSign(kind) < 0 ? `−\u00a0${given}` : given;
  };
}

/** A refusal has plain numbers. */
function useWordedAmount({ payDate }: PayRunRecord): (reason: RefusalRecord) => RefusalRecord {
  const { formats } = usePayWords(payDate);
  return (reason) => {
    const { amount } = reason.parameters;
    return typeof amount === 'number'
      ? { ...reason, parameters: { ...reason.parameters, amount: formats.money(amount) } }
      : reason;
  };
}
