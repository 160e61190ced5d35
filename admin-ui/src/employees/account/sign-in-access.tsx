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

/** Whether somebody can sign in at all. */
export function SignInAccess({ employee }: { employee: Employee }) {
  const { name, userId, status, disabled = false } = employee;
  const text = useText();
  const { glyph, title, says } = useAccountState(employee);
  const office = useApi();
  const own = useUser()?._id === userId._id;
  const { busy, act } = useAccountAction();
  const [asking, setAsking] = useState(false);

  if (status === 'Left') {
    return (
      <AccountRow glyph={<StatusGlyph of={glyph} />} title={title}>
        {says}
      </AccountRow>
    );
  }

  async function turn() {
    await act(() => office.changeAccount(userId._id, { disabled: !disabled }), text(disabled ? 'access.enabled' : 'access.disabled', { name }));
    setAsking(false);
  }

  const word = text(disabled ? 'access.enable' : 'access.disable');
  const action = (
    <>
      <Button variant={disabled ? 'line' : 'danger-line'} onClick={() => setAsking(true)}>
        {word}
      </Button>
      {asking && (
        <ConfirmDialog
          danger={!disabled}
          title={text(disabled ? 'access.enableTitle' : 'access.disableTitle', { name })}
          action={word}
          busy={busy}
          onConfirm={() => void turn()}
          onCancel={() => setAsking(false)}
        >
          {text(disabled ? (lacksPassword(employee) ? 'access.enablePending' : 'access.enableQuestion') : own ? 'access.disableOwn' : 'access.disableQuestion')}
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
