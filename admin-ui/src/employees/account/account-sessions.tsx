import { useState } from 'react';
import type { SessionRecord } from '../../../../api/contract/auth/users.js';
import { FormSection } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { useUser } from '../../api/session';
import { useApi } from '../../api/use-api';
import { serverErrorText } from '../../api/use-notify-error';
import { Device } from '../../settings/device';
import { deviceName } from '../../settings/device-name';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useAccountAction } from './account-row';
import { useSignedIn, useSignedInRefresh } from './account-state';
import classes from '../employee-details.module.css';
import type { Employee } from '../employee';

export function AccountSessions({ employee: { name, userId } }: { employee: Employee }) {
  const text = useText();
  const api = useApi();
  const isSelf = useUser()?._id === userId._id;
  const { data, error, refetch } = useSignedIn(userId._id);
  const refresh = useSignedInRefresh(userId._id);
  const { busy, act } = useAccountAction();
  const [confirming, setConfirming] = useState(false);
  const sessions = data?.sessions;

  async function end(session: SessionRecord) {
    await act(
      () => api.endAccountSession(session._id),
      text('access.endedOne', { device: deviceName(text, session) }),
    );
    await refresh();
  }

  async function endAll() {
    await act(() => api.endSessions(userId._id), text('access.ended', { name }));
    await refresh();
    setConfirming(false);
  }

  return (
    <FormSection
      title={text('access.sessions')}
      help={
        sessions &&
        text(sessions.length ? 'access.signedIn' : 'access.nowhere', { count: sessions.length })
      }
    >
      {!sessions && !error && <Skeleton width="100%" height={52} />}
      {!sessions && error && (
        <LoadFailed className={classes.failed} onRetry={refetch}>
          {serverErrorText(error) || text('access.sessionsFailed')}
        </LoadFailed>
      )}
      {sessions && sessions.length > 0 && (
        <ul className={classes.devices}>
          {sessions.map((session) => (
            <Device
              key={session._id}
              session={session}
              onEnd={session.current ? undefined : () => void (busy || end(session))}
            />
          ))}
        </ul>
      )}
      {/* Always offered: the list of sessions may be out of date. */}
      <div className={classes.save}>
        <Button onClick={() => setConfirming(true)}>{text('access.endSessions')}</Button>
      </div>
      {confirming && (
        <ConfirmDialog
          title={text('access.endTitle', { name })}
          action={text('access.endSessions')}
          busy={busy}
          onConfirm={() => void endAll()}
          onCancel={() => setConfirming(false)}
        >
          {text(isSelf ? 'access.endOwn' : 'access.endQuestion')}
        </ConfirmDialog>
      )}
    </FormSection>
  );
}
