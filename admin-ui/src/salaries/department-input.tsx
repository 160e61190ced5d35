import { useFormContext } from 'react-hook-form';
import { useFormField } from '../forms/use-form-field';
import { useText } from '../i18n/use-text';
import { useDepartments } from '../providers/use-departments';
import { useRefusal } from '../providers/use-refusal';
import { SelectField } from '../ui/select-field';

/** Whoever changes it looks for somebody else. */
export function DepartmentInput() {
  const text = useText();
  const refuse = useRefusal();
  const label = text('salaries.department');
  const { control, error } = useFormField({ source: 'department', label }, true);
  const { setValue, clearErrors } = useFormContext();
  const { data = [] } = useDepartments({ onError: (failure) => refuse(failure) });
  return (
    <SelectField
      label={label}
      error={error}
      placeholder={text('app.select')}
      choices={data.map(({ id, dep_name }) => ({ value: id, label: dep_name }))}
      {...control}
      onChange={(event) => {
        control.onChange(event);
        setValue('employeeId', '', { shouldDirty: true });
        clearErrors('employeeId');
      }}
    />
  );
}
