import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useUser } from '../../api/session';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import { AccountRow, useAccountAction } from './account-row';
import { lacksPassword, useAccountState } from './account-state';
import type { Employee } from '../employee';

export function SignInAccess({ employee }: { employee: Employee }) {
  const { name, userId, status, disabled = false } = employee;
  const text = useText();
  const { glyph, title, says } = useAccountState(employee);
  const api = useApi();
  const isSelf = useUser()?._id === userId._id;
  const { busy, act } = useAccountAction();
  const [confirming, setConfirming] = useState(false);

  if (status === 'Left') {
    return (
      <AccountRow glyph={<StatusGlyph of={glyph} />} title={title}>
        {says}
      </AccountRow>
    );
  }

  async function toggle() {
    await act(
      () => api.changeAccount(userId._id, { disabled: !disabled }),
      text(disabled ? 'access.enabled' : 'access.disabled', { name }),
    );
    setConfirming(false);
  }

  const label = text(disabled ? 'access.enable' : 'access.disable');
  const action = (
    <>
      <Button variant={disabled ? 'line' : 'danger-line'} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      {confirming && (
        <ConfirmDialog
          danger={!disabled}
          title={text(disabled ? 'access.enableTitle' : 'access.disableTitle', { name })}
          action={label}
          busy={busy}
          onConfirm={() => void toggle()}
          onCancel={() => setConfirming(false)}
        >
          {text(
            disabled
              ? lacksPassword(employee)
                ? 'access.enablePending'
                : 'access.enableQuestion'
              : isSelf
                ? 'access.disableOwn'
                : 'access.disableQuestion',
          )}
        </ConfirmDialog>
      )}
    </>
  );
  return (
    <AccountRow glyph={<StatusGlyph of={glyph} />} title={title} action={action}>
      {says}
    </AccountRow>
  );
}
