import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { EmployeeRecord } from '../../../../api/contract/records.js';
import { officePath } from '../../paths';
import { FormActions } from '../../forms/form-layout';
import { UnsavedGuard } from '../../forms/unsaved-guard';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import { useLeaveWith } from '../../forms/use-leave-with';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { changedFields, CONTACT, correctable, type Corrected, correctedIn, EMPLOYMENT, FIELD_NAMES, IDENTITY } from './corrections-changes';
import { CorrectionsFields } from './corrections-fields';
import classes from './corrections.module.css';
import type { Employee } from '../employee';
import { useEmployeeRefresh } from '../details/employee-details-record';

/** A reload replaces only the fields that the admin has not edited. */
const KEEP_EDITED_FIELDS = { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true };

export function CorrectionsForm({ employee, onReload }: { employee: Employee; onReload: () => void }) {
  const text = useText();
  const { base, rebase, save, saved, stale, onStaleSeen } = useCorrectionsSave(employee);
  const stored = correctable(base);
  return (
    <div className={classes.form}>
      <Form noValidate record={{ id: base.id, ...stored }} resetOptions={KEEP_EDITED_FIELDS} onSubmit={save} disableInvalidFormNotification>
        <CorrectionsFields employee={base} stored={stored} />
        <FormActions submit={text('employees.corrections.save')} busy={text('employees.corrections.saving')} cancel={officePath.employee(employee.id)}>
          <CorrectionsSummary stored={stored} onUntouched={rebase} />
        </FormActions>
        <UnsavedGuard isSaved={saved} />
      </Form>
      {stale && (
        <ConfirmDialog title={text('forms.staleTitle')} action={text('forms.reload')} onCancel={onStaleSeen} onConfirm={onReload}>
          {stale}
        </ConfirmDialog>
      )}
    </div>
  );
}

function CorrectionsSummary({ stored, onUntouched }: { stored: Corrected; onUntouched: () => void }) {
  const text = useText();
  const listText = useListText();
  const changed = changedFields(correctedIn(useWatch()), stored);
  const untouched = changed.length === 0;

  useEffect(() => {
    if (untouched) onUntouched();
  }, [untouched, onUntouched]);

  const fields = listText(changed.map((field) => text(FIELD_NAMES[field])));
  return <span role="status">{untouched ? '' : text('employees.corrections.changes', { count: changed.length, fields })}</span>;
}

/** Each changed part has its own call; after a failure the parts already stored are not sent again. */
function useCorrectionsSave(latest: Employee) {
  const text = useText();
  const notify = useNotify();
  const leaveWith = useLeaveWith();
  const api = useApi();
  const notifyError = useNotifyError();
  const refresh = useEmployeeRefresh();
  // Changes are compared with this record, so that another admin's edit is not taken over unnoticed.
  const [base, setBase] = useState(latest);
  const [stale, setStale] = useState<string>();
  const done = useRef(false);
  const saved = useCallback(() => done.current, []);
  const rebase = useCallback(() => setBase(latest), [latest]);

  async function save(values: Record<string, unknown>) {
    const corrected = correctedIn(values);
    const changed = changedFields(corrected, correctable(base));
    if (changed.length === 0) return notify(text('employees.corrections.none'));
    let stored = base;
    const remember = (response: EmployeeRecord) => (stored = { ...response, id: base.id });
    try {
      if (IDENTITY.some((field) => changed.includes(field))) {
        const { employeeId, dob, gender } = corrected;
        remember(await api.correctIdentity(base.id, { employeeId, dob, gender, version: base.version }));
      }
      const employment = EMPLOYMENT.filter((field) => changed.includes(field));
      if (employment.length > 0) {
        const change = Object.fromEntries(employment.map((field) => [field, corrected[field]]));
        remember(await api.changeEmployment(base.id, { ...change, version: stored.version }));
      }
      const contact = CONTACT.filter((field) => changed.includes(field));
      if (contact.length > 0) remember(await api.correctContact(base.id, Object.fromEntries(contact.map((field) => [field, corrected[field]]))));
      if (corrected.image) remember(await api.changeImage(base.id, corrected.image));
    } catch (failure) {
      setBase(stored);
      if (stored !== base) void refresh();
      return handleFailure(failure);
    }
    done.current = true;
    await refresh();
    leaveWith(text('employees.corrections.saved'), officePath.employee(base.id));
  }

  function handleFailure(failure: unknown) {
    if (failure instanceof RequestFailed && failure.body.code === 'request.stale') return setStale(failure.message);
    if (failure instanceof RequestFailed && failure.body.errors) return failure.body.errors;
    notifyError(failure);
  }

  return { base, rebase, save, saved, stale, onStaleSeen: () => setStale(undefined) };
}
