import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { FormSection } from '../forms/form-section';
import { useText } from '../i18n/use-text';
import { useUser } from '../providers/session';
import { useOffice } from '../providers/use-office';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Icon } from '../ui/icon';
import { useAccountAction } from './account-action';
import { AccountRow } from './account-row';
import classes from './account.module.css';
import type { Employee } from './employee';

export function AccountSessions({ employee: { name, userId } }: { employee: Employee }) {
  const text = useText();
  const office = useOffice();
  const own = useUser()?._id === userId._id;
  const { busy, act } = useAccountAction();
  const [asking, setAsking] = useState(false);

  async function end() {
    await act(() => office.endSessions(userId._id), text('access.ended', { name }));
    setAsking(false);
  }

  return (
    <FormSection title={text('access.sessions')} help={text('access.sessionsHelp')}>
      <ul className={classes.rows}>
        <AccountRow
          glyph={<Icon of={MonitorSmartphone} />}
          title={text('access.devices')}
          action={<Button onClick={() => setAsking(true)}>{text('access.endSessions')}</Button>}
        >
          {text('access.devicesText')}
        </AccountRow>
      </ul>
      {asking && (
        <ConfirmDialog title={text('access.endTitle', { name })} action={text('access.endSessions')} busy={busy} onConfirm={() => void end()} onCancel={() => setAsking(false)}>
          {text(own ? 'access.endOwn' : 'access.endQuestion')}
        </ConfirmDialog>
      )}
    </FormSection>
  );
}
