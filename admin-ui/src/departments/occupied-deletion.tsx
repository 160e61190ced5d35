import { type FormEvent, type ReactNode, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useText } from '../i18n/use-text';
import { serverErrorText } from '../api/use-notify-error';
import { useApi } from '../api/use-api';
import { useDepartments } from '../api/use-departments';
import { AlertBox } from '../ui/feedback/alert-box';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { SelectField } from '../ui/fields/select-field';
import type { DepartmentDetails } from './department';
import classes from './department-dialogs.module.css';

interface Props {
  department: DepartmentDetails;
  /** What ends with it. */
  effect: ReactNode;
  deleting: boolean;
  onMoved: () => void;
  onClose: () => void;
}

/** Everybody is moved before the department is deleted, people who left too, because they belong to a department as well. */
export function OccupiedDeletion({
  department: { id, dep_name, employees, left },
  effect,
  deleting,
  onMoved,
  onClose,
}: Props) {
  const text = useText();
  const api = useApi();
  const refresh = useRefresh();
  const { data: departments } = useDepartments();
  const [moving, setMoving] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const others = departments?.filter((department) => department.id !== id);
  const busy = moving || deleting;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const select = event.currentTarget.elements.namedItem('department') as HTMLSelectElement;
    setError(select.value ? undefined : text('departments.chooseTarget'));
    setFailure(undefined);
    if (!select.value) return select.focus();
    setMoving(true);
    try {
      await api.moveDepartment(id, select.value);
    } catch (reason) {
      return setFailure(serverErrorText(reason) || text('departments.moveFailed'));
    } finally {
      setMoving(false);
    }
    refresh();
    onMoved();
  }

  return (
    <Dialog title={text('departments.deleteTitle', { name: dep_name })} onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        {failure && <AlertBox>{failure}</AlertBox>}
        <p>
          {text('departments.occupied', { count: employees })}{' '}
          {left > 0 && text('departments.occupiedLeft', { count: left })}
        </p>
        <SelectField
          name="department"
          label={text('departments.moveTo')}
          placeholder={text('departments.choose')}
          hint={others?.length === 0 ? text('departments.noOther') : undefined}
          error={error}
          choices={(others ?? []).map(({ id: value, dep_name: label }) => ({ value, label }))}
          onChange={() => setError(undefined)}
        />
        <p>{text('departments.deleteQuestion')}</p>
        {effect}
        <FormActions busy={busy} danger onCancel={onClose}>
          {text('departments.moveAndDelete')}
        </FormActions>
      </form>
    </Dialog>
  );
}
