import { type FormEvent, useState } from 'react';
import {
  EARLIEST_PAY,
  isCalendarDate,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import {
  BASIC_SALARY,
  PAY_NOTE_MAX,
  type PayComponentRecord,
} from '../../../api/contract/payroll/pay-components.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useDepartments } from '../api/use-departments';
import { useToday } from '../api/use-today';
import { DatePair } from '../forms/date-field/date-pair';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { ButtonLink } from '../ui/button';
import { Dialog, DialogActions, FormActions } from '../ui/feedback/dialog';
import { Skeleton } from '../ui/feedback/skeleton';
import { Field } from '../ui/fields/field';
import { SelectField } from '../ui/fields/select-field';
import { AmountFields } from './amount-fields';
import { givenAmount, remainingErrors, useItemCheck } from './item-values';
import classes from './item-dialog.module.css';
import { PayEffectNote, useLargePercent } from './pay-effect';
import { type EffectQuery, payItemCalls } from './pay-item-calls';
import { useNextPeriod, usePayComponents, usePayRefresh } from './use-pay-items';

interface Props {
  /** Without one, for everybody or for a department. */
  person?: { id: string; name: string };
  onClose: () => void;
}

export function ItemDialog({ person, onClose }: Props) {
  const text = useText();
  const { data } = usePayComponents();
  const components = data?.filter(({ _id, active }) => active && _id !== BASIC_SALARY);
  return (
    <Dialog medium title={text('payItems.adding.title')} onClose={onClose}>
      {person && <p>{text('payItems.adding.forPerson', { name: person.name })}</p>}
      {!components && <Skeleton width="100%" height={240} />}
      {components?.length === 0 && (
        <>
          <p>{text('payItems.adding.noComponents')}</p>
          <DialogActions>
            <ButtonLink variant="primary" to={officePath.payrollSetting} onClick={onClose}>
              {text('payItems.adding.toSetting')}
            </ButtonLink>
          </DialogActions>
        </>
      )}
      {components && components.length > 0 && (
        <ItemForm components={components} person={person} onClose={onClose} />
      )}
    </Dialog>
  );
}

const EVERYBODY = 'everybody';
const AT = [
  'componentId',
  'departmentId',
  'amount',
  'rate',
  'hours',
  'hourly',
  'from',
  'to',
  'note',
];

interface FormProps extends Props {
  components: PayComponentRecord[];
}

function ItemForm({ components, person, onClose }: FormProps) {
  const text = useText();
  const { data: departments = [] } = useDepartments({ enabled: !person });
  const { typed, type, component, asked, percent, form, errors, busy, submit, limits } = useNewItem(
    { components, person, onClose },
  );
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <FormErrors errors={errors} at={AT} />
      <div className={classes.fields}>
        <SelectField
          wide
          label={text('payItems.component')}
          placeholder={text('app.select')}
          choices={components.map(({ _id, name }) => ({ value: _id, label: name }))}
          error={errors.componentId}
          value={typed.componentId}
          onChange={({ target }) => type({ componentId: target.value })}
        />
        {!person && (
          <SelectField
            wide
            label={text('payItems.adding.scope')}
            choices={[
              { value: EVERYBODY, label: text('payItems.everybody') },
              ...departments.map(({ id, dep_name }) => ({ value: id, label: dep_name })),
            ]}
            error={errors.departmentId}
            value={typed.scope}
            onChange={({ target }) => type({ scope: target.value })}
          />
        )}
        <AmountFields
          unit={component?.unit ?? 'amount'}
          typed={typed}
          errors={errors}
          hourOf={person && { employeeId: person.id, on: typed.from }}
          onType={type}
        />
        <DatePair
          from={{ label: text('payItems.adding.from'), error: errors.from }}
          to={{
            label: text('payItems.adding.to'),
            hint: text('payItems.adding.toHint'),
            optional: true,
            error: errors.to,
          }}
          {...limits}
          value={typed}
          onChange={({ from, to }) => type({ from, to })}
        />
        <Field
          wide
          optional
          label={text('payItems.adding.note')}
          maxLength={PAY_NOTE_MAX}
          autoComplete="off"
          error={errors.note}
          value={typed.note}
          onChange={({ target }) => type({ note: target.value })}
        />
      </div>
      <PayEffectNote asked={asked} />
      <FormActions busy={busy} onCancel={onClose}>
        {percent ? text('payItems.adding.saveLarge', { percent }) : text('payItems.adding.save')}
      </FormActions>
    </form>
  );
}

const blankItem = (from: string) => ({
  componentId: '',
  scope: EVERYBODY,
  amount: '',
  rate: '',
  hours: '',
  hourly: '',
  from,
  to: '',
  note: '',
});

/** That of the period which is paid next, so that an item holds for all of it; today without payroll. */
function useFirstDay(): string {
  const today = useToday() ?? '';
  const { data: next, isLoading } = useNextPeriod();
  return isLoading ? '' : (next?.from ?? today);
}

/** A pay item as it is typed, checked and stored. */
function useNewItem({ components, person, onClose }: FormProps) {
  const text = useText();
  const today = useToday() ?? '';
  const refresh = usePayRefresh();
  const { key } = useIdempotencyKey();
  const { busy, errors, setErrors, send } = useDialogCall(onClose, refresh);
  const first = useFirstDay();
  const [own, setOwn] = useState<Partial<ReturnType<typeof blankItem>>>({});
  const typed = { ...blankItem(first), ...own };
  const component = components.find(({ _id }) => _id === typed.componentId);
  const check = useItemCheck();

  function type(part: Partial<typeof typed>) {
    const next = { ...typed, ...part };
    setOwn({ ...own, ...part });
    const given = components.find(({ _id }) => _id === next.componentId);
    setErrors(remainingErrors(errors, part, check(next, given)));
  }

  const wrong = check(typed, component);
  const { componentId, from, to } = typed;
  const item = { componentId, ...givenAmount(typed, component), from, ...(to && { to }) };

  const given = person
    ? { employeeId: person.id }
    : typed.scope === EVERYBODY
      ? {}
      : { departmentId: typed.scope };

  const asked: EffectQuery | undefined =
    Object.keys(wrong).length === 0 && isCalendarDate(from)
      ? { kind: 'item', ...item, ...given }
      : undefined;
  const { form, percent, isKnown, wait } = useLargePercent(asked);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (!isKnown) return wait();
    const note = typed.note.trim();
    void send(async () => {
      await payItemCalls.add({ ...item, ...given, ...(note && { note }) }, key);
      return text('payItems.adding.done');
    });
  }

  return {
    typed,
    type,
    component,
    asked,
    percent,
    form,
    errors,
    busy,
    submit,
    limits: { min: EARLIEST_PAY, max: today && latestFutureDate(today) },
  };
}
