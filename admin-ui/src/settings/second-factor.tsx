import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecoveryCodesResponse } from '../../../api/contract/responses.js';
import type { SecondFactorRecord, SecondFactorStart } from '../../../api/contract/second-factor.js';
import { NotConfirmed, useConfirmed } from '../shell/confirmation/confirmed-context';
import { useText } from '../i18n/use-text';
import { reloadUser } from '../api/session';
import { useApi } from '../api/use-api';
import { refusalText } from '../api/use-refusal';
import { AlertBox } from '../ui/feedback/alert-box';
import { Button } from '../ui/button';
import { screenChunk } from '../ui/layout/screen-chunk';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorOn } from './second-factor-on';
import classes from './second-factor.module.css';
import { SettingSection } from './setting-section';

const KEY = ['secondFactor'];

/** The code's drawing comes with it. */
const setup = screenChunk(() => import('./second-factor-setup'));

/** One's own second factor: off, being set up, its recovery codes, on. */
export function SecondFactor({ onSetUp }: { onSetUp?: () => void }) {
  const text = useText();
  const office = useApi();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const { data: factor, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => office.secondFactor() });
  const [started, setStarted] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** It may need one's own password first. */
  async function act<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true);
    setRefusal(undefined);
    try {
      return await confirmed(call);
    } catch (failure) {
      if (failure instanceof NotConfirmed) return undefined;
      setRefusal(refusalText(failure) || text('error.generic'));
      // It may have been turned on or removed on another device.
      await refetch();
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function begin() {
    const arriving = setup.load();
    setStarted(
      await act(async () => {
        await arriving;
        return office.startSecondFactor();
      }),
    );
  }

  function show({ factor: now, recoveryCodes }: RecoveryCodesResponse) {
    setStarted(undefined);
    setCodes(recoveryCodes);
    client.setQueryData<SecondFactorRecord>(KEY, now);
    void reloadUser().catch(() => undefined);
  }

  async function renew() {
    const answer = await act(office.newRecoveryCodes);
    if (answer) show(answer);
  }

  async function remove() {
    await act(office.removeSecondFactor);
    await refetch();
    await reloadUser().catch(() => undefined);
  }

  function kept() {
    setCodes(undefined);
    onSetUp?.();
  }

  return (
    <SettingSection title={text('settings.factor.title')} help={text('settings.factor.text')}>
      <div className={classes.factor}>
        {refusal && <AlertBox>{refusal}</AlertBox>}
        {!factor && !error && <Skeleton width="100%" height={52} />}
        {!factor && error && (
          <p>
            {refusalText(error) || text('settings.factor.failed')} <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
          </p>
        )}
        {factor &&
          (codes ? (
            <RecoveryCodes codes={codes} factor={factor} onKept={kept} />
          ) : factor.enabledAt ? (
            <SecondFactorOn factor={factor} busy={busy} onRenew={() => void renew()} onRemove={remove} />
          ) : started ? (
            <setup.Screen start={started} onEnabled={show} onCancel={() => setStarted(undefined)} />
          ) : (
            <div className={classes.off}>
              <p>{text(factor.required ? 'settings.factor.required' : 'settings.factor.off')}</p>
              <Button aria-disabled={busy} onClick={() => void (busy || begin())}>
                {busy && <Spinner />}
                {text('settings.factor.setUp')}
              </Button>
            </div>
          ))}
      </div>
    </SettingSection>
  );
}
