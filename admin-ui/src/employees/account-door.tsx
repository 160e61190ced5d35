import { useState } from 'react';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useUser } from '../providers/session';
import { useOffice } from '../providers/use-office';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { StatusGlyph } from '../ui/status-glyph';
import { useAccountAction } from './account-action';
import { AccountRow } from './account-row';
import type { Employee } from './employee';

/** Whether somebody can sign in at all. Who left cannot, whatever the account says. */
export function AccountDoor({ employee: { name, userId, status, leftOn, disabled = false } }: { employee: Employee }) {
  const text = useText();
  const { day } = useDates();
  const office = useOffice();
  const own = useUser()?._id === userId._id;
  const { busy, act } = useAccountAction();
  const [asking, setAsking] = useState(false);

  if (status === 'Left') {
    return (
      <AccountRow glyph={<StatusGlyph of="over" />} title={text('access.left')}>
        {text('access.leftText', { date: leftOn ? day(leftOn) : text('app.notAvailable') })}
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
          {text(disabled ? 'access.enableQuestion' : own ? 'access.disableOwn' : 'access.disableQuestion')}
        </ConfirmDialog>
      )}
    </>
  );
  return (
    <AccountRow glyph={<StatusGlyph of={disabled ? 'rejected' : 'approved'} />} title={text(disabled ? 'access.closed' : 'access.open')} action={action}>
      {disabled ? text('access.closedText', { name }) : text('access.openText')}
    </AccountRow>
  );
}
