import { useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DepartmentRecord } from '../../../api/contract/records.js';
import { useFormField } from '../forms/use-form-field';
import { useText } from '../i18n/use-text';
import { useRefusal } from '../providers/use-refusal';
import { SelectField } from '../ui/select-field';

type Department = DepartmentRecord & { id: string };

/** Whoever changes it looks for somebody else. */
export function DepartmentInput() {
  const text = useText();
  const refuse = useRefusal();
  const label = text('salaries.department');
  const { control, error } = useFormField({ source: 'department', label }, true);
  const { setValue, clearErrors } = useFormContext();
  const all = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const;
  const { data = [] } = useGetList<Department>('departments', all, { onError: (failure) => refuse(failure) });
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
