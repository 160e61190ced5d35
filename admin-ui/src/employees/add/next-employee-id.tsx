import { useQuery } from '@tanstack/react-query';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useApi } from '../../api/use-api';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { EmployeeIdInput } from '../employee-inputs';
import classes from './employee-create.module.css';

export function NewEmployeeIdInput() {
  const text = useText();
  const next = useNextEmployeeId();
  const { setValue, setFocus } = useFormContext();
  const typed = useWatch({ name: 'employeeId' }) as string | null;

  function take() {
    setValue('employeeId', next, { shouldDirty: true, shouldValidate: true });
    setFocus('employeeId');
  }

  const suggestion = next && next !== typed && (
    <span className={classes.suggestion}>
      <RowAction tone="primary" onClick={take}>
        {text('employees.useNextId', { id: next })}
      </RowAction>
    </span>
  );
  return <EmployeeIdInput hint={suggestion || undefined} />;
}

/** Asked for again after each submission, since somebody else may have taken it. */
function useNextEmployeeId(): string | null | undefined {
  const api = useApi();
  const { submitCount } = useFormState();
  return useQuery({ queryKey: ['nextEmployeeId', submitCount], queryFn: () => api.nextEmployeeId(), gcTime: 0 }).data;
}
