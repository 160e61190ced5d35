import { Form } from 'react-admin';
import { address } from '../addresses';
import { FormActions } from '../forms/form-actions';
import { UnsavedGuard } from '../forms/unsaved-guard';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { correctable } from './corrections-changes';
import { CorrectionsFields } from './corrections-fields';
import { CorrectionsSummary } from './corrections-summary';
import { useCorrecting } from './corrections-saving';
import classes from './corrections.module.css';
import type { Employee } from './employee';

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
        <FormActions submit={text('employees.corrections.save')} busy={text('employees.corrections.saving')} cancel={address.employee(employee.id)}>
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
