import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { EmployeeRecord } from '../../../../api/contract/records.js';
import { officePath } from '../../paths';
import { FormActions } from '../../forms/form-layout';
import { UnsavedGuard } from '../../forms/unsaved-guard';
import { useText } from '../../i18n/use-text';
import { RequestFailed } from '../../api/http-client';
import { useApi } from '../../api/use-api';
import { useRefusal } from '../../api/use-refusal';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { changedFields, CONTACT, correctable, type Corrected, correctedIn, EMPLOYMENT, FIELD_NAMES, IDENTITY } from './corrections-changes';
import { CorrectionsFields } from './corrections-fields';
import classes from './corrections.module.css';
import type { Employee } from '../employee';
import { useEmployeeRefresh } from '../details/employee-details-record';

/** What is read again in the meantime takes the place of what nobody has touched here. */
const WITH_WHAT_WAS_TYPED = { keepDirtyValues: true, keepErrors: true, keepSubmitCount: true };

export function CorrectionsForm({ employee, onReload }: { employee: Employee; onReload: () => void }) {
  const text = useText();
  const { held, follow, save, saved, stale, onStaleSeen } = useCorrecting(employee);
  const stored = correctable(held);
  return (
    <div className={classes.form}>
      <Form noValidate record={{ id: held.id, ...stored }} resetOptions={WITH_WHAT_WAS_TYPED} onSubmit={save} disableInvalidFormNotification>
        <CorrectionsFields employee={held} stored={stored} />
        <FormActions submit={text('employees.corrections.save')} busy={text('employees.corrections.saving')} cancel={officePath.employee(employee.id)}>
          <CorrectionsSummary stored={stored} onUntouched={follow} />
        </FormActions>
        <UnsavedGuard saved={saved} />
      </Form>
      {stale && (
        <ConfirmDialog title={text('forms.staleTitle')} action={text('forms.reload')} onCancel={onStaleSeen} onConfirm={onReload}>
          {stale}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Says at the foot of the form what would be saved. */
function CorrectionsSummary({ stored, onUntouched }: { stored: Corrected; onUntouched: () => void }) {
  const text = useText();
  const changed = changedFields(correctedIn(useWatch()), stored);
  const untouched = changed.length === 0;

  useEffect(() => {
    if (untouched) onUntouched();
  }, [untouched, onUntouched]);

  const fields = changed.map((field) => text(FIELD_NAMES[field])).join(', ');
  return <span role="status">{untouched ? '' : text('employees.corrections.changes', { count: changed.length, fields })}</span>;
}

/** Sends the parts that were changed, each by its own call, and remembers which of them are stored. */
function useCorrecting(latest: Employee) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const office = useApi();
  const refuse = useRefusal();
  const refresh = useEmployeeRefresh();
  // What the corrections are measured by; somebody else's edit in the meantime must not slip in unseen.
  const [held, hold] = useState(latest);
  const [stale, setStale] = useState<string>();
  const done = useRef(false);
  const saved = useCallback(() => done.current, []);
  const follow = useCallback(() => hold(latest), [latest]);

  async function save(values: Record<string, unknown>) {
    const corrected = correctedIn(values);
    const changed = changedFields(corrected, correctable(held));
    if (changed.length === 0) return notify(text('employees.corrections.none'));
    let stored = held;
    const took = (answer: EmployeeRecord) => (stored = { ...answer, id: held.id });
    try {
      if (IDENTITY.some((field) => changed.includes(field))) {
        const { employeeId, dob, gender } = corrected;
        took(await office.correctIdentity(held.id, { employeeId, dob, gender, version: held.version }));
      }
      const employment = EMPLOYMENT.filter((field) => changed.includes(field));
      if (employment.length > 0) {
        const change = Object.fromEntries(employment.map((field) => [field, corrected[field]]));
        took(await office.changeEmployment(held.id, { ...change, version: stored.version }));
      }
      const contact = CONTACT.filter((field) => changed.includes(field));
      if (contact.length > 0) took(await office.correctContact(held.id, Object.fromEntries(contact.map((field) => [field, corrected[field]]))));
      if (corrected.image) took(await office.changeImage(held.id, corrected.image));
    } catch (failure) {
      hold(stored);
      if (stored !== held) void refresh();
      return told(failure);
    }
    done.current = true;
    await refresh();
    notify(text('employees.corrections.saved'), { type: 'success' });
    void navigate(officePath.employee(held.id));
  }

  /** What is wrong with which field, for the form to show. */
  function told(failure: unknown) {
    if (failure instanceof RequestFailed && failure.body.code === 'request.stale') return setStale(failure.message);
    if (failure instanceof RequestFailed && failure.body.errors) return failure.body.errors;
    refuse(failure);
  }

  return { held, follow, save, saved, stale, onStaleSeen: () => setStale(undefined) };
}
