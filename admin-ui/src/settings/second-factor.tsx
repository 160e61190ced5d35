import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecoveryCodesResponse } from '../../../api/contract/auth/auth-responses.js';
import type {
  SecondFactorRecord,
  SecondFactorStart,
} from '../../../api/contract/auth/second-factor.js';
import { NotConfirmed } from '../api/not-confirmed';
import { useWithConfirmation } from '../shell/confirmation/confirmation-context';
import { useText } from '../i18n/use-text';
import { reloadUser } from '../api/session';
import { useApi } from '../api/use-api';
import { serverErrorText } from '../api/use-notify-error';
import { LoadFailed } from '../ui/feedback/load-failed';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { screenChunk } from '../ui/layout/screen-chunk';
import { Skeleton } from '../ui/feedback/skeleton';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorOn } from './second-factor-on';
import classes from './second-factor.module.css';
import { SettingSection } from './setting-section';

const KEY = ['secondFactor'];

/** Loaded late because of the QR code library. */
const setup = screenChunk(() => import('./second-factor-setup'));

export function SecondFactor({ onSetUp }: { onSetUp?: () => void }) {
  const text = useText();
  const { factor, error, refetch, started, cancel, codes, busy, actionError, ...actions } =
    useSecondFactor(onSetUp);
  return (
    <SettingSection title={text('settings.factor.title')} help={text('settings.factor.text')}>
      <div className={classes.factor}>
        {actionError && <AlertBox>{actionError}</AlertBox>}
        {!factor && !error && <Skeleton width="100%" height={52} />}
        {!factor && error && (
          <LoadFailed onRetry={refetch}>
            {serverErrorText(error) || text('settings.factor.failed')}
          </LoadFailed>
        )}
        {factor &&
          (codes ? (
            <RecoveryCodes codes={codes} factor={factor} onSaved={actions.finish} />
          ) : factor.enabledAt ? (
            <SecondFactorOn
              factor={factor}
              busy={busy}
              onRenew={() => void actions.renew()}
              onRemove={actions.remove}
            />
          ) : started ? (
            <setup.Screen start={started} onEnabled={actions.showCodes} onCancel={cancel} />
          ) : (
            <div className={classes.off}>
              <p>{text(factor.required ? 'settings.factor.required' : 'settings.factor.off')}</p>
              <Button
                aria-disabled={busy}
                onClick={() => void (busy || actions.begin())}
                busy={busy}
              >
                {text('settings.factor.setUp')}
              </Button>
            </div>
          ))}
      </div>
    </SettingSection>
  );
}

/** The account's second factor, and what can be done with it. */
function useSecondFactor(onSetUp: (() => void) | undefined) {
  const text = useText();
  const api = useApi();
  const client = useQueryClient();
  const withConfirmation = useWithConfirmation();
  const {
    data: factor,
    error,
    refetch,
  } = useQuery({ queryKey: KEY, queryFn: () => api.secondFactor() });
  const [started, setStarted] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const [actionError, setActionError] = useState<string>();

  async function run<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true);
    setActionError(undefined);
    try {
      return await withConfirmation(call);
    } catch (failure) {
      if (failure instanceof NotConfirmed) return undefined;
      setActionError(serverErrorText(failure) || text('error.generic'));
      // The second factor may have been enabled or removed on another device.
      await refetch();
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function begin() {
    const loading = setup.load();
    setStarted(
      await run(async () => {
        await loading;
        return api.startSecondFactor();
      }),
    );
  }

  function showCodes({ factor: newFactor, recoveryCodes }: RecoveryCodesResponse) {
    setStarted(undefined);
    setCodes(recoveryCodes);
    client.setQueryData<SecondFactorRecord>(KEY, newFactor);
    void reloadUser().catch(() => undefined);
  }

  async function renew() {
    const response = await run(api.newRecoveryCodes);
    if (response) showCodes(response);
  }

  async function remove() {
    await run(api.removeSecondFactor);
    await refetch();
    await reloadUser().catch(() => undefined);
  }

  function finish() {
    setCodes(undefined);
    onSetUp?.();
  }

  return {
    factor,
    error,
    refetch,
    started,
    cancel: () => setStarted(undefined),
    codes,
    busy,
    actionError,
    begin,
    showCodes,
    renew,
    remove,
    finish,
  };
}
