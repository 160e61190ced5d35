import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { EmployeeCombobox } from '../people/employee-combobox';
import classes from '../people/employee-combobox.module.css';
import { WORK_HERE_OR_WILL } from '../people/employment-filter';
import type { Person } from '../people/person';
import { Checkbox } from '../ui/fields/checkbox';

interface Props {
  withLeft: boolean;
  /** The department that was chosen by hand, within which people are searched. */
  within: string;
}

/** Finds anybody in the company, and fills in their department. */
export function EmployeeInput({ withLeft: startsWithLeft, within }: Props) {
  const text = useText();
  const { setValue, clearErrors } = useFormContext();
  const department = useWatch({ name: 'department' }) as string;
  const [withLeft, setWithLeft] = useState(startsWithLeft);
  const nobody = within
    ? withLeft
      ? 'salaries.nobody'
      : 'salaries.noEmployee'
    : withLeft
      ? 'salaries.nobodyAnywhere'
      : 'salaries.noEmployeeAnywhere';

  function onChosen(person: Person | null) {
    const id = person?.department?._id;
    if (!id || id === department) return;
    setValue('department', id, { shouldDirty: true });
    clearErrors('department');
  }

  return (
    <div className={classes.input}>
      <EmployeeCombobox
        key={within}
        source="employeeId"
        withPay
        label={text('salaries.employee')}
        filter={{ ...(within && { department: within }), ...(!withLeft && WORK_HERE_OR_WILL) }}
        placeholder={text('people.search')}
        nobody={text(nobody)}
        onChosen={onChosen}
      />
      <Checkbox
        label={text('people.withLeft')}
        checked={withLeft}
        onChange={(event) => setWithLeft(event.target.checked)}
      />
    </div>
  );
}
