import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useApi } from '../../api/use-api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { AccountRow, useAccountAction } from './account-row';
import { useSignedIn, useSignedInRefresh } from './account-state';
import type { Employee } from '../employee';

/** Only the account owner sets up the second factor; an admin removes it after the loss of phone and codes. */
export function AccountFactor({ employee: { name, status, userId } }: { employee: Employee }) {
  const text = useText();
  const { dayOf } = useDates();
  const api = useApi();
  const since = useSignedIn(userId._id).data?.secondFactorSince;
  const refresh = useSignedInRefresh(userId._id);
  const { busy, act } = useAccountAction();
  const [confirming, setConfirming] = useState(false);

  async function remove() {
    await act(() => api.removeAccountFactor(userId._id), text('access.factorRemoved', { name }));
    await refresh();
    setConfirming(false);
  }

  if (since === undefined || (since === null && status === 'Left')) return null;
  if (since === null) {
    return (
      <AccountRow glyph={<Icon of={ShieldCheck} />} title={text('access.factorOff')}>
        {text('access.factorOffText')}
      </AccountRow>
    );
  }
  const action = (
    <>
      <Button onClick={() => setConfirming(true)} aria-label={text('access.removeFactor')}>
        {text('access.remove')}
      </Button>
      {confirming && (
        <ConfirmDialog
          danger
          title={text('access.factorTitle', { name })}
          action={text('access.removeFactor')}
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setConfirming(false)}
        >
          {text('access.factorQuestion')}
        </ConfirmDialog>
      )}
    </>
  );
  return (
    <AccountRow glyph={<Icon of={ShieldCheck} />} title={text('access.factorOn')} action={action}>
      {text('access.factorOnText', { date: dayOf(since) })}
    </AccountRow>
  );
}
