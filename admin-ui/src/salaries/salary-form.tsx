import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { latestFutureDate } from '../../../api/contract/calendar-date.js';
import { officePath } from '../paths';
import { CreateForm } from '../forms/create-form';
import { DateInput } from '../forms/date-field/date-input';
import { useFormField } from '../forms/inputs';
import { FormActions } from '../forms/form-layout';
import { AnotherButton } from './another-button';
import { plainAmount } from '../forms/plain-amount';
import { useText } from '../i18n/use-text';
import { useDepartments } from '../api/use-departments';
import { serverErrorText, useNotifyError } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import { useLeaveWith } from '../forms/use-leave-with';
import { AlertBox } from '../ui/feedback/alert-box';
import { SelectField } from '../ui/fields/select-field';
import { BasicSalaryInput, ExtraPayInputs } from './pay-inputs';
import type { Person } from '../people/person';
import { EmployeeInput } from './employee-input';
import { InPayroll } from './in-payroll';
import { PayDateWarnings } from './pay-date-warnings';
import classes from './salary-form.module.css';
import { SalarySummary } from './salary-summary';
import { useNextEmployee } from './use-next-employee';
import { usePay } from './use-pay';
import { usePayDate } from './use-pay-date';

const EARLIEST = '2000-01-01';

type FormValues = Record<string, string | undefined>;

export interface SalaryStart {
  number: number;
  employee: Person | undefined;
  department: string;
  payDate: string;
}

interface Props {
  of: Person | undefined;
  start?: SalaryStart;
  onAnother: (start: SalaryStart) => void;
}

export function SalaryForm({ of: employee, start, onAnother }: Props) {
  const text = useText();
  const notify = useNotify();
  const leaveWith = useLeaveWith();
  const today = useToday();
  const [refusal, setRefusal] = useState<{ reason: string }>();

  const findNext = useNextEmployee();
  const wantsAnother = useRef(false);
  const sent = useRef<FormValues>({});
  const [within, setWithin] = useState(start?.department ?? '');

  async function onCreated() {
    const { department = '', employeeId = '', payDate = '' } = sent.current;
    if (!wantsAnother.current) return leaveWith(text('salaries.added'), officePath.employees);
    // Without an answer, the person is chosen by hand.
    const next = await findNext(department, employeeId).catch(() => null);
    notify(
      [text('salaries.added'), next === undefined && text('salaries.lastInDepartment')]
        .filter(Boolean)
        .join(' '),
      { type: 'success' },
    );
    onAnother({
      number: (start?.number ?? 0) + 1,
      employee: next ?? undefined,
      department,
      payDate,
    });
  }

  function transform(values: Record<string, unknown>) {
    sent.current = values as FormValues;
    return requestBody(sent.current);
  }

  const defaultValues = {
    department: start?.department ?? employee?.department?._id ?? '',
    employeeId: employee?.id ?? '',
    basicSalary: '',
    allowances: '',
    deductions: '',
    payDate: start?.payDate ?? '',
  };
  return (
    <div className={classes.around}>
      <CreateForm
        resource="salaries"
        defaultValues={defaultValues}
        transform={transform}
        onCreated={() => void onCreated()}
        onRefused={(reason) => setRefusal({ reason: serverErrorText(reason) })}
        failure="salaries.notAdded"
      >
        <div className={classes.form}>
          <div className={classes.fields}>
            <EmployeeInput withLeft={employee?.status === 'Left'} within={within} />
            <DepartmentInput onChosen={setWithin} />
            <BasicSalaryInput />
            <DateInput
              source="payDate"
              label={text('salaries.payDate')}
              min={EARLIEST}
              max={today && latestFutureDate(today)}
            />
            <ExtraPayInputs />
            <PayDateWarnings />
            <InPayroll />
            {start && <StartFocus field={start.employee ? 'basicSalary' : 'employeeId'} />}
          </div>
          <SalarySummary />
          {refusal && <NotAdded {...refusal} />}
          <Actions
            cancel={employee ? officePath.salaryHistory(employee.id) : officePath.employees}
            onSubmit={(another) => (wantsAnother.current = another)}
          />
        </div>
      </CreateForm>
    </div>
  );
}

/** The department only narrows the choice of employees; empty amounts are left out, not sent as 0. */
const requestBody = ({ employeeId, basicSalary, allowances, deductions, payDate }: FormValues) => ({
  employeeId,
  basicSalary: amountOf(basicSalary),
  allowances: amountOf(allowances),
  deductions: amountOf(deductions),
  payDate,
});

const amountOf = (typed?: string) => (typed ? plainAmount(typed) : undefined);

/** Where payroll pays the day, adding a record is the second choice. */
function Actions({ cancel, onSubmit }: { cancel: string; onSubmit: (another: boolean) => void }) {
  const text = useText();
  const isOutside = usePayDate().payroll !== null;
  return (
    <FormActions
      submit={text(isOutside ? 'salaries.addOutside' : 'salaries.add')}
      secondary={isOutside}
      busy={text('salaries.adding')}
      cancel={cancel}
      onSubmit={() => onSubmit(false)}
      alternative={
        <>
          <NetLine />
          <AnotherButton onPress={() => onSubmit(true)} />
        </>
      }
    />
  );
}

function NotAdded({ reason }: { reason: string }) {
  const text = useText();
  const { isSubmitting } = useFormState();
  return isSubmitting ? null : <AlertBox reason={reason}>{text('salaries.notAdded')}</AlertBox>;
}

/** In the form after another, only the amounts are left to type. */
function StartFocus({ field }: { field: string }) {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus(field), [setFocus, field]);
  return null;
}

/** For phones, where the summary is out of view; screen readers use the summary. */
function NetLine() {
  const text = useText();
  const { net, negative, empty } = usePay();
  if (empty) return null;
  return (
    <span className={classes.said} data-negative={negative} aria-hidden="true">
      {text('salaries.netSalary')} <b>{net}</b>
    </span>
  );
}

/** Chosen by hand, it narrows the search; otherwise the employee fills it in. */
function DepartmentInput({ onChosen }: { onChosen: (department: string) => void }) {
  const text = useText();
  const notifyError = useNotifyError();
  const label = text('salaries.department');
  const { frame, control } = useFormField({ source: 'department', label }, true);
  const { setValue, clearErrors } = useFormContext();
  const { data = [] } = useDepartments({ onError: (failure) => notifyError(failure) });
  return (
    <SelectField
      {...frame}
      placeholder={text('app.select')}
      choices={data.map(({ id, dep_name }) => ({ value: id, label: dep_name }))}
      {...control}
      onChange={(event) => {
        control.onChange(event);
        onChosen(event.target.value);
        setValue('employeeId', '', { shouldDirty: true });
        clearErrors('employeeId');
      }}
    />
  );
}
