import { useState } from 'react';
import { POLICY_NAME_MAX } from '../../../api/contract/leave/leave-policies.js';
import { useApi } from '../api/use-api';
import { useRefreshPolicies } from '../api/use-policies';
import { NameDialog } from '../forms/name-dialog';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import type { Policy } from './policy';

export function PolicySettings({ policy: { _id, name, archived } }: { policy: Policy }) {
  const text = useText();
  const api = useApi();
  const refresh = useRefreshPolicies();
  const [open, setOpen] = useState(false);
  const words = {
    name: text('leaveRules.form.name'),
    archived: text('leaveRules.policy.archive'),
    archivedText: text('leaveRules.policy.archiveHint'),
    save: text('leaveRules.policy.save'),
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('leaveRules.policy.rename')}</Button>
      {open && (
        <NameDialog
          title={text('leaveRules.policy.renameTitle')}
          record={{ name, archived }}
          maxLength={POLICY_NAME_MAX}
          words={words}
          refresh={refresh}
          save={async (change) => {
            await api.changeLeavePolicy(_id, change);
            return text('leaveRules.policy.saved');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
