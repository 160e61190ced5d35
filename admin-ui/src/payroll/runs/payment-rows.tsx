import { X } from 'lucide-react';
import { useState } from 'react';
import {
  PAY_NOTE_MAX,
  type PayComponentRecord,
} from '../../../../api/contract/payroll/pay-components.js';
import { useText } from '../../i18n/use-text';
import { AmountFields } from '../../pay-items/amount-fields';
import type { TypedAmount } from '../../pay-items/item-values';
import type { HourOf } from '../../pay-items/pay-item-calls';
import { EmployeeSearch } from '../../people/employee-search';
import type { Person } from '../../people/person';
import { IconButton } from '../../ui/button';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import { Icon } from '../../ui/icon';
import classes from './payment-rows.module.css';

export interface TypedPayment extends TypedAmount {
  person: Person;
  componentId: string;
  note: string;
}

const EMPTY = { amount: '', hours: '', hourly: '', rate: '', note: '' };

interface Props {
  payments: TypedPayment[];
  components: PayComponentRecord[];
  /** Errors of each payment, by field. */
  errors: Record<string, string>[];
  error: string | undefined;
  onChange: (payments: TypedPayment[]) => void;
}

/** People are found by name; each gets a payment, at first of the component of the one before. */
export function PaymentRows({ payments, components, errors, error, onChange }: Props) {
  const text = useText();
  // A new field for each person, so that it is empty again.
  const [turn, setTurn] = useState(0);
  const [only] = components;

  function add(person: Person | null) {
    if (!person) return;
    const componentId =
      payments.at(-1)?.componentId ?? (components.length === 1 && only ? only._id : '');
    onChange([...payments, { ...EMPTY, person, componentId }]);
    setTurn(turn + 1);
  }

  const change = (place: number, part: Partial<TypedPayment>) =>
    onChange(payments.map((one, index) => (index === place ? { ...one, ...part } : one)));

  return (
    <>
      {payments.map((payment, place) => (
        <PaymentRow
          // The same person can get two.
          key={`${place} ${payment.person.id}`}
          of={payment}
          components={components}
          errors={errors[place] ?? {}}
          onType={(part) => change(place, part)}
          onRemove={() => onChange(payments.filter((_, index) => index !== place))}
        />
      ))}
      <EmployeeSearch
        key={turn}
        label={text('payroll.off.people')}
        error={error}
        placeholder={text('payroll.off.search')}
        value={null}
        onChoose={add}
        nobody={text('payroll.off.nobody')}
      />
    </>
  );
}

interface RowProps {
  of: TypedPayment;
  components: PayComponentRecord[];
  errors: Record<string, string>;
  onType: (part: Partial<TypedPayment>) => void;
  onRemove: () => void;
}

function PaymentRow({ of: payment, components, errors, onType, onRemove }: RowProps) {
  const text = useText();
  const { id, name } = payment.person;
  return (
    <fieldset className={classes.payment}>
      <legend className="visually-hidden">{text('payroll.off.paymentOf', { name })}</legend>
      <p className={classes.who}>
        <bdi>{name}</bdi>
        <small>{payment.person.employeeId}</small>
        <IconButton aria-label={text('payroll.off.remove', { name })} onClick={onRemove}>
          <Icon of={X} />
        </IconButton>
      </p>
      <div className={classes.fields}>
        <PaymentFields
          of={payment}
          components={components}
          errors={errors.employeeId ? { componentId: errors.employeeId, ...errors } : errors}
          hourOf={{ employeeId: id }}
          onType={onType}
        />
      </div>
    </fieldset>
  );
}

export function PaymentFields({
  of: payment,
  components,
  errors,
  hourOf,
  onType,
}: Omit<RowProps, 'of' | 'onRemove'> & {
  of: Omit<TypedPayment, 'person'>;
  hourOf: HourOf | undefined;
}) {
  const text = useText();
  const component = components.find(({ _id }) => _id === payment.componentId);
  return (
    <>
      <SelectField
        label={text('payRun.drawer.component')}
        placeholder={text('payRun.drawer.chooseComponent')}
        choices={components.map((one) => ({ value: one._id, label: one.name }))}
        value={payment.componentId}
        error={errors.componentId}
        onChange={({ target }) => onType({ componentId: target.value })}
      />
      <AmountFields
        once
        narrow
        unit={component?.unit ?? 'amount'}
        typed={payment}
        errors={errors}
        {...(hourOf && { hourOf })}
        onType={onType}
      />
      <Field
        wide
        label={text('payRun.drawer.note')}
        optional
        maxLength={PAY_NOTE_MAX}
        autoComplete="off"
        error={errors.note}
        value={payment.note}
        onChange={({ target }) => onType({ note: target.value })}
      />
    </>
  );
}
