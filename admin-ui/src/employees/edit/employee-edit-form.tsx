import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { Form } from '../../forms/form';
import { FormConflict } from '../../forms/form-conflict';
import { FormActions } from '../../forms/form-layout';
import { StaleEdit } from '../../forms/stale-edit';
import { UnsavedGuard } from '../../forms/unsaved-guard';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import type { Employee } from '../employee';
import { changedFields, editable, editedIn, FIELD_NAMES } from './employee-changes';
import {
  AccountSection,
  ContactSection,
  CorrectionsSection,
  EmploymentSection,
  JobSection,
  PersonalSection,
} from './employee-edit-sections';
import { useEmployeeSave } from './use-employee-save';

/** After some sections are stored, only the fields that are edited still keep what was typed. */
const KEEP_EDITED_FIELDS = { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true };

interface Props {
  employee: Employee;
  cancel: string;
  onSaved: () => void;
  load: () => Promise<Employee | undefined>;
  onTakeTheirs: () => void;
}

export function EmployeeEditForm({ employee, cancel, onSaved, load, onTakeTheirs }: Props) {
  const text = useText();
  const { question, base, rebase, save, isSaved, stale, onStaleSeen } = useEmployeeSave(
    employee,
    onSaved,
  );

  function keepMine(theirs: Employee, form: HTMLFormElement | null) {
    // Before the form is sent again: fields without changes take over what the others have saved.
    flushSync(() => rebase(theirs));
    form?.requestSubmit();
  }

  return (
    <Form
      record={{ id: base.id, version: base.version, ...editable(base) }}
      resetOptions={KEEP_EDITED_FIELDS}
      onSubmit={save}
    >
      <PersonalSection employee={base} />
      <JobSection employee={base} />
      <ContactSection employee={base} />
      <EmploymentSection employee={base} />
      <CorrectionsSection employee={base} />
      <AccountSection employee={base} />
      <FormActions
        submit={text('employees.update')}
        busy={text('employees.updating')}
        cancel={cancel}
      >
        <ChangesSummary employee={base} />
      </FormActions>
      <UnsavedGuard form="employee" isSaved={isSaved} />
      {question}
      {stale && (
        <StaleEdit message={stale} load={load} onClose={onStaleSeen}>
          {(theirs) => (
            <FormConflict
              theirs={{ ...editable(theirs), version: theirs.version }}
              onKeepMine={(form) => keepMine(theirs, form)}
              onTakeTheirs={onTakeTheirs}
              onClose={onStaleSeen}
            />
          )}
        </StaleEdit>
      )}
    </Form>
  );
}

function ChangesSummary({ employee }: { employee: Employee }) {
  const text = useText();
  const listText = useListText();
  const changed = changedFields(editedIn(useWatch()), editable(employee));
  const fields = listText(changed.map((field) => text(FIELD_NAMES[field])));
  return (
    <span role="status">
      {changed.length > 0 && text('employees.editing.changes', { count: changed.length, fields })}
    </span>
  );
}
