import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useApi } from '../api/use-api';
import { serverErrorText } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { Dialog, FormActions } from '../ui/feedback/dialog';
import { Checkbox } from '../ui/fields/checkbox';
import { Field } from '../ui/fields/field';
import type { Policy } from './policy';
import { useRefreshPolicies } from '../api/use-policies';

export function PolicySettings({ policy }: { policy: Policy }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('leaveRules.policy.rename')}</Button>
      {open && <SettingsDialog policy={policy} onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingsDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefreshPolicies();
  const [name, setName] = useState(policy.name);
  const [archived, setArchived] = useState(policy.archived);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const missing = name.trim() === '' ? text('forms.fillIn', { label: text('leaveRules.form.name') }) : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (missing) return;
    setBusy(true);
    try {
      await api.changeLeavePolicy(policy._id, { name, archived });
      await refresh();
      notify(text('leaveRules.policy.saved'), { type: 'success' });
      onClose();
    } catch (reason) {
      setFailure(serverErrorText(reason) || text('leaveRules.policy.notSaved'));
      setBusy(false);
    }
  }

  return (
    <Dialog title={text('leaveRules.policy.renameTitle')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failure && <AlertBox>{failure}</AlertBox>}
        <Field label={text('leaveRules.form.name')} maxLength={40} autoComplete="off" value={name} error={missing} onChange={({ target }) => setName(target.value)} />
        <Checkbox label={text('leaveRules.policy.archive')} checked={archived} onChange={({ target }) => setArchived(target.checked)} />
        <p>{text('leaveRules.policy.archiveHint')}</p>
        <FormActions busy={busy} onCancel={onClose}>{text('leaveRules.policy.save')}</FormActions>
      </form>
    </Dialog>
  );
}
