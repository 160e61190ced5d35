import { BASIC_SALARY } from '../../../../api/contract/payroll/pay-components.js';
import { DateField } from '../../forms/date-field/date-field';
import { useText } from '../../i18n/use-text';
import { AmountFields } from '../../pay-items/amount-fields';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { SelectField } from '../../ui/fields/select-field';
import type { JobFieldsProps } from './typed-job';

/** A recurring item that begins on the day. */
export function ItemFields({ typed, type, errors, person }: JobFieldsProps) {
  const text = useText();
  const { data = [] } = usePayComponents();
  const components = data.filter(({ _id, active }) => active && _id !== BASIC_SALARY);
  const component = components.find(({ _id }) => _id === typed.component);
  return (
    <>
      <SelectField
        label={text('payItems.component')}
        placeholder={text('app.select')}
        choices={components.map(({ _id, name }) => ({ value: _id, label: name }))}
        error={errors.component ?? errors.item}
        value={typed.component}
        onChange={({ target }) => type({ component: target.value })}
      />
      <AmountFields
        narrow
        unit={component?.unit ?? 'amount'}
        typed={typed}
        errors={errors}
        hourOf={person && { employeeId: person.id, on: typed.from }}
        onType={type}
      />
      <DateField
        optional
        label={text('payItems.adding.to')}
        hint={text('payItems.adding.toHint')}
        error={errors.to}
        from={typed.from}
        value={typed.to}
        onChange={(to) => type({ to })}
      />
    </>
  );
}
