import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { resumeHeld } from '../../api/required-action';
import { useUser } from '../../api/session';
import { IdleLock } from './idle-lock';
import { IdleWatch } from './idle-watch';
import type { RequiredActionState } from './required-action-state';

export function RequiredActions({ setting }: { setting: string }) {
  const { pathname, search } = useLocation();
  const user = useUser();
  const action = user?.pendingAction;

  useEffect(() => {
    if (!action) resumeHeld(true);
  }, [action]);

  if (action === 'confirm') return <IdleLock />;
  if (!action || pathname === setting) return <IdleWatch minutes={user?.idleMinutes ?? null} />;
  const state: RequiredActionState = { from: pathname + search };
  return <Navigate to={setting} replace state={state} />;
}
