import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'ra-core';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { useApi } from '../../api/use-api';
import { useDepartments } from '../../api/use-departments';
import { useNotifyError } from '../../api/use-notify-error';
import { FormErrors } from '../../forms/form-errors';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { SelectField } from '../../ui/fields/select-field';
import classes from './employee-list.module.css';

interface Props {
  ids: string[];
  onMoved: () => void;
  onClose: () => void;
}

export default function MoveEmployees({ ids, onMoved, onClose }: Props) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const queries = useQueryClient();
  const { data: departments = [] } = useDepartments();
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const select = event.currentTarget.elements.namedItem('department') as HTMLSelectElement;
    setErrors(select.value ? {} : { department: text('departments.chooseTarget') });
    if (!select.value) return select.focus();
    setBusy(true);
    try {
      const moved = await api.moveEmployees(ids, select.value);
      const department = select.selectedOptions[0]?.label ?? '';
      notify(
        text(moved === 0 ? 'employees.selection.movedNobody' : 'employees.selection.moved', {
          count: moved,
          department,
        }),
        { type: moved === 0 ? 'info' : 'success' },
      );
    } catch (failure) {
      const atFields = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) notifyError(failure);
      return setBusy(false);
    }
    // People, the sizes of departments, and the departments of requests.
    await queries.invalidateQueries();
    onMoved();
  }

  return (
    <Dialog title={text('employees.selection.moveTitle', { count: ids.length })} onClose={onClose}>
      <p>{text('employees.selection.moveText')}</p>
      <form className={classes.move} noValidate onSubmit={(event) => void submit(event)}>
        <FormErrors errors={errors} at={['department']} />
        <SelectField
          name="department"
          label={text('employees.department')}
          placeholder={text('app.select')}
          error={errors.department}
          choices={departments.map(({ id, dep_name }) => ({ value: id, label: dep_name }))}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value);
            setErrors({});
          }}
        />
        <PayEffectNote
          asked={chosen ? { kind: 'department', employees: ids, departmentId: chosen } : undefined}
        />
        <FormActions busy={busy} onCancel={onClose}>
          {text('employees.selection.moveAction', { count: ids.length })}
        </FormActions>
      </form>
    </Dialog>
  );
}
