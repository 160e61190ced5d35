import { isCalendarDate, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import { JOB_REASON_MAX } from '../../../../api/contract/employee/job-facts.js';
import { useToday } from '../../api/use-today';
import { DateField } from '../../forms/date-field/date-field';
import { FormErrors } from '../../forms/form-errors';
import { MoneyField } from '../../forms/money-field';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Checkbox } from '../../ui/fields/checkbox';
import { Field } from '../../ui/fields/field';
import { Segments } from '../../ui/fields/segments';
import { SelectField } from '../../ui/fields/select-field';
import { useChangeDays } from '../change/use-job-faults';
import classes from './salary-round.module.css';
import { latelySince, ROUND_STEPS, type TypedRound } from './typed-round';

interface Props {
  typed: TypedRound;
  type: (part: Partial<TypedRound>) => void;
  errors: Record<string, string>;
}

const AT = ['from', 'raise', 'limit', 'reason'];

export function RoundRule({ typed, type, errors }: Props) {
  const text = useText();
  return (
    <div className={classes.rule}>
      <FormErrors errors={errors} at={AT} />
      <DateField
        label={text('job.changing.from')}
        {...useChangeDays()}
        error={errors.from}
        value={typed.from}
        onChange={(from) => type({ from })}
      />
      <Raise typed={typed} type={type} errors={errors} />
      <div className={classes.pair}>
        <StepField typed={typed} type={type} />
        <MoneyField
          label={text('salaryRound.limit')}
          error={errors.limit}
          value={typed.limit}
          onType={(limit) => type({ limit })}
        />
      </div>
      <LeaveOut typed={typed} type={type} />
      <Field
        optional
        label={text('job.changing.reason')}
        maxLength={JOB_REASON_MAX}
        autoComplete="off"
        error={errors.reason}
        value={typed.reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
    </div>
  );
}

function Raise({ typed: { by, raise }, type, errors }: Props) {
  const text = useText();
  const label = text(by === 'percent' ? 'salaryRound.byPercent' : 'salaryRound.byAmount');
  return (
    <div className={classes.raise}>
      <span aria-hidden="true">{text('salaryRound.raise')}</span>
      <Segments
        label={text('salaryRound.raise')}
        options={(['percent', 'amount'] as const).map((value) => ({
          value,
          label: text(`salaryRound.${value}`),
        }))}
        value={by}
        onChoose={(value) => type({ by: value })}
      />
      {by === 'amount' ? (
        <MoneyField
          hideLabel
          label={label}
          error={errors.raise}
          value={raise}
          onType={(value) => type({ raise: value })}
        />
      ) : (
        <Field
          hideLabel
          label={label}
          inputMode="decimal"
          autoComplete="off"
          error={errors.raise}
          value={raise}
          onChange={({ target }) => type({ raise: target.value })}
        >
          <span aria-hidden="true">%</span>
        </Field>
      )}
    </div>
  );
}

function StepField({ typed: { step }, type }: Omit<Props, 'errors'>) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  return (
    <SelectField
      label={text('salaryRound.step')}
      placeholder={text('salaryRound.noStep')}
      choices={ROUND_STEPS.map((value) => ({ value, label: formats.amount(Number(value)) }))}
      value={step}
      onChange={({ target }) => type({ step: target.value })}
    />
  );
}

function LeaveOut({ typed, type }: Omit<Props, 'errors'>) {
  const text = useText();
  const { day } = useDates();
  const since = isCalendarDate(typed.from) ? latelySince(typed.from) : undefined;
  const date = (value: CalendarDate | undefined) => (value ? day(value) : '…');
  return (
    <fieldset className={classes.leaveOut}>
      <legend>{text('salaryRound.leaveOut')}</legend>
      <Checkbox
        label={text('salaryRound.hiredAfter', { date: date(since) })}
        checked={typed.hiredLately}
        onChange={({ target }) => type({ hiredLately: target.checked })}
      />
      <Checkbox
        label={text('salaryRound.raisedSince', { date: date(since) })}
        checked={typed.raisedLately}
        onChange={({ target }) => type({ raisedLately: target.checked })}
      />
      <Checkbox
        label={text('salaryRound.onProbation')}
        checked={typed.onProbation}
        onChange={({ target }) => type({ onProbation: target.checked })}
      />
    </fieldset>
  );
}
