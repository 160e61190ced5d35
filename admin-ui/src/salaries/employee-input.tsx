import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { EmployeeCombobox } from '../people/employee-combobox';
import classes from '../people/employee-combobox.module.css';
import { Checkbox } from '../ui/fields/checkbox';

export function EmployeeInput({ withLeft: startsWithLeft }: { withLeft: boolean }) {
  const text = useText();
  const department = useWatch({ name: 'department' }) as string;
  const [withLeft, setWithLeft] = useState(startsWithLeft);
  return (
    <div className={classes.input}>
      <EmployeeCombobox
        key={department}
        source="employeeId"
        withPay
        label={text('salaries.employee')}
        filter={{ department, ...(!withLeft && { status: 'Active' }) }}
        disabled={!department}
        placeholder={text(department ? 'people.search' : 'salaries.departmentFirst')}
        nobody={text(withLeft ? 'salaries.nobody' : 'salaries.noEmployee')}
      />
      <Checkbox label={text('people.withLeft')} checked={withLeft} onChange={(event) => setWithLeft(event.target.checked)} />
    </div>
  );
}
