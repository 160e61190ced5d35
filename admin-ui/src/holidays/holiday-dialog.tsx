import { type FormEvent, useState } from 'react';
import {
  type CalendarDate,
  EARLIEST_LEAVE,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import {
  DAY_HALVES,
  type DayHalf,
  HOLIDAY_NAME_MAX,
  type HolidayRecord,
} from '../../../api/contract/working-time/working-time.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { useCountedLeave } from '../api/use-counted-leave';
import { useToday } from '../api/use-today';
import { useWorkingTimeRefresh } from '../api/use-working-time';
import { NamedDateField } from '../forms/date-field/named-date-field';
import { type DateLimits, useDateFault } from '../forms/date-field/use-typed-dates';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { Field } from '../ui/fields/field';
import { Checkbox } from '../ui/fields/checkbox';
import { SelectField } from '../ui/fields/select-field';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { HolidayChange } from './holiday-change';
import classes from './holidays.module.css';

interface Props {
  calendar: string;
  year: number;
  /** Chosen in the grid; otherwise it is asked for. */
  day?: CalendarDate;
  holiday?: HolidayRecord;
  onClose: () => void;
}

const WHOLE = 'whole';

export function HolidayDialog({ calendar, year, day, holiday, onClose }: Props) {
  const text = useText();
  const api = useApi();
  const dates = useDates();
  const { key } = useIdempotencyKey();
  const counted = useCountedLeave();
  const { busy, errors, setErrors, send } = useDialogCall(onClose, useWorkingTimeRefresh());
  const [entered, setEntered] = useState<Omit<HolidayRecord, '_id'>>();
  const [returns, setReturns] = useState(holiday?.yearly === true);
  const yearly = returns === (holiday?.yearly === true) ? undefined : returns;
  const [previewed, setPreviewed] = useState(false);
  const limits = useDayLimits(year);
  const errorsOf = useHolidayErrors(limits);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [date, name, half] = [
      day ?? (form.get('day') as string),
      form.get('name') as string,
      form.get('half') as string,
    ];
    const found = errorsOf(date, name);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const added = { day: date, name, half: half === WHOLE ? null : (half as DayHalf) };
    setEntered(added);
    if (counted) return setPreviewed(true);
    void send(async () => {
      await api.changeHolidays(calendar, { add: [added], yearly }, key);
      return text('holidays.saved');
    });
  }

  const title = day
    ? text('holidays.dayTitle', { date: dates.weekday(day) })
    : text('holidays.addTitle');
  if (entered && previewed) {
    return (
      <HolidayChange
        title={title}
        calendar={calendar}
        change={{ add: [entered], remove: [] }}
        yearly={yearly}
        action={text('holidays.save')}
        done={text('holidays.saved')}
        onBack={() => setPreviewed(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {!counted && <p>{text('holidays.bookedText')}</p>}
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={day ? ['name', 'add'] : ['day', 'name', 'add']} />
        {!day && (
          <NamedDateField
            name="day"
            label={text('holidays.day')}
            error={errors.day}
            {...limits}
            defaultValue={entered?.day}
          />
        )}
        <NameAndPart of={entered ?? holiday} error={errors.name ?? errors.add} />
        <YearlyChoice
          returns={returns}
          ends={!returns && holiday?.yearly === true}
          onChange={setReturns}
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text(counted ? 'leavePreview.start' : 'holidays.save')}
        </FormActions>
      </form>
    </Dialog>
  );
}

function YearlyChoice({
  returns,
  ends,
  onChange,
}: {
  returns: boolean;
  /** It returned until now. */
  ends: boolean;
  onChange: (returns: boolean) => void;
}) {
  const text = useText();
  return (
    <div>
      <Checkbox
        label={text('holidays.yearly')}
        checked={returns}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className={classes.hint}>
        {text(ends ? 'holidays.noLongerYearly' : 'holidays.yearlyText')}
      </p>
    </div>
  );
}

function NameAndPart({
  of: filled,
  error,
}: {
  of: Omit<HolidayRecord, '_id'> | undefined;
  error: string | undefined;
}) {
  const text = useText();
  const parts = [
    { value: WHOLE, label: text('holidays.whole') },
    ...DAY_HALVES.map((value) => ({ value, label: text(`holidays.halves.${value}`) })),
  ];
  return (
    <>
      <Field
        name="name"
        label={text('holidays.name')}
        maxLength={HOLIDAY_NAME_MAX}
        autoComplete="off"
        defaultValue={filled?.name}
        error={error}
      />
      <SelectField
        name="half"
        label={text('holidays.half')}
        choices={parts}
        defaultValue={filled?.half ?? WHOLE}
      />
    </>
  );
}

function useDayLimits(year: number) {
  const latest = latestFutureDate(useToday() ?? `${year}-01-01`);
  return { min: EARLIEST_LEAVE, max: `${latest.slice(0, 4)}-12-31` };
}

function useHolidayErrors(limits: DateLimits) {
  const text = useText();
  const faultOf = useDateFault();
  return (date: string, name: string): Record<string, string> => {
    const wrongDay = faultOf(date, limits);
    return {
      ...(wrongDay && { day: wrongDay }),
      ...(!name.trim() && { name: text('forms.fillIn', { label: text('holidays.name') }) }),
    };
  };
}
