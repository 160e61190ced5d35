import { type FormEvent, useState } from 'react';
import {
  EARLIEST_PAY,
  isCalendarDate,
  latestFutureDate,
} from '../../../../api/contract/calendar-date.js';
import { minorUnits } from '../../../../api/contract/money.js';
import {
  inForceOn,
  REVISION_REASON_MAX,
  type SalaryRevisionRecord,
} from '../../../../api/contract/payroll/salary-revisions.js';
import { useMoney } from '../../api/config';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useToday } from '../../api/use-today';
import { DateField } from '../../forms/date-field/date-field';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { FormErrors } from '../../forms/form-errors';
import { MoneyField, useAmountCheck } from '../../forms/money-field';
import { plainAmount } from '../../forms/plain-amount';
import { useDialogCall } from '../../forms/use-dialog-call';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import type { Employee } from '../employee';
import { employeePayCalls } from './employee-pay-calls';
import classes from './salary-dialog.module.css';
import { useSalaryRefresh } from './use-employee-pay';
import { useLargeChange } from './use-large-change';
import { isFromTheBeginning, useRevisionWords } from './use-revision-words';

interface Props {
  employee: Employee;
  /** The latest date first. */
  revisions: SalaryRevisionRecord[];
  onClose: () => void;
}

/** A salary from a day on, with its effect on payslips while it is typed. */
export function SalaryDialog({ employee, revisions, onClose }: Props) {
  const text = useText();
  const today = useToday() ?? '';
  const money = useMoney();
  const faultsOf = useSalaryFaults();
  const { key } = useIdempotencyKey();
  const { ask, question } = useLargeChange();
  const { busy, errors, setErrors, send } = useDialogCall(onClose, useSalaryRefresh());
  const [salary, setSalary] = useState('');
  const [from, setFrom] = useState(today);
  const [reason, setReason] = useState('');

  const { now, before, sameDay, planned } = salariesAround(employee, revisions, today, from);
  const latestDay = today ? latestFutureDate(today) : from;
  const amount = plainAmount(salary);
  const minor = minorUnits(amount);
  const faults = faultsOf(salary, from, latestDay);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    const given = reason.trim();
    void send(async () => {
      const revision = { employeeId: employee.id, salary: amount, from };
      await ask((confirmed) =>
        employeePayCalls.revise({ ...revision, ...(given && { reason: given }), confirmed }, key),
      );
      return text('employeePay.changing.done');
    });
  }

  return (
    <Dialog medium title={text('employeePay.change')} onClose={onClose}>
      <CurrentSalary employee={employee} revision={now} />
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={['salary', 'from', 'reason']} />
        <div className={classes.fields}>
          <MoneyField
            label={text('employeePay.changing.salary')}
            error={errors.salary}
            value={salary}
            onType={setSalary}
            hint={minor !== undefined && <Change from={before} to={minor / 100} />}
          />
          <DateField
            label={text('employeePay.changing.from')}
            error={errors.from}
            min={EARLIEST_PAY}
            max={latestDay}
            value={from}
            onChange={setFrom}
            hint={
              sameDay
                ? text('employeePay.changing.replaces', { amount: money.format(sameDay.salary) })
                : text('employeePay.changing.ahead')
            }
          />
          <Field
            wide
            optional
            label={text('employeePay.changing.reason')}
            maxLength={REVISION_REASON_MAX}
            autoComplete="off"
            error={errors.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <PayEffectNote
          asked={
            minor !== undefined && Object.keys(faults).length === 0
              ? { kind: 'salary', employeeId: employee.id, salary: amount, from }
              : undefined
          }
        >
          {planned && <Planned revision={planned} />}
        </PayEffectNote>
        <FormActions busy={busy} onCancel={onClose}>
          {text('employeePay.changing.save')}
        </FormActions>
      </form>
      {question}
    </Dialog>
  );
}

/** The salary of today and the one before `from`, and the revisions that are changed or stay. */
function salariesAround(
  { salary }: Employee,
  revisions: SalaryRevisionRecord[],
  today: string,
  from: string,
) {
  const inOrder = [...revisions].reverse();
  return {
    now: inForceOn(inOrder, today),
    before: isCalendarDate(from) ? (inForceOn(inOrder, from)?.salary ?? salary) : null,
    sameDay: revisions.find((revision) => revision.from === from),
    planned: inOrder.find((revision) => revision.state === 'planned' && revision.from > from),
  };
}

function Change({ from, to }: { from: number | null | undefined; to: number }) {
  const { change } = useRevisionWords();
  return typeof from === 'number' && from > 0 && <bdi dir="ltr">{change(from, to)}</bdi>;
}

function Planned({ revision: { salary, from } }: { revision: SalaryRevisionRecord }) {
  const text = useText();
  const { day } = useDates();
  const amount = useMoney().format(salary);
  return (
    <p className={classes.planned}>
      {text('employeePay.changing.stays', { amount, date: day(from) })}
    </p>
  );
}

function CurrentSalary({
  employee: { name, salary },
  revision,
}: {
  employee: Employee;
  revision: SalaryRevisionRecord | undefined;
}) {
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  const current = revision?.salary ?? salary;
  if (typeof current !== 'number') return null;
  const said = { name, amount: money.format(current) };
  return (
    <p>
      {revision && !isFromTheBeginning(revision)
        ? text('employeePay.changing.now', { ...said, date: day(revision.from) })
        : text('employeePay.changing.nowAlways', said)}
    </p>
  );
}

function useSalaryFaults() {
  const text = useText();
  const faultOf = useDateFault();
  const amountCheck = useAmountCheck();
  return (salary: string, from: string, max: string): Record<string, string> => {
    const wrongSalary =
      salary.trim() === ''
        ? text('forms.fillIn', { label: text('employeePay.changing.salary') })
        : amountCheck(salary);
    const wrongDay = faultOf(from, { min: EARLIEST_PAY, max });
    return { ...(wrongSalary && { salary: wrongSalary }), ...(wrongDay && { from: wrongDay }) };
  };
}
