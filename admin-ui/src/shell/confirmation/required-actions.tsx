import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { resumeHeld } from '../../api/required-action';
import { useUser } from '../../api/session';
import type { EnrolmentState } from './enrolment';
import { IdleLock } from './idle-lock';

export function RequiredActions({ setting }: { setting: string }) {
  const { pathname, search } = useLocation();
  const action = useUser()?.pendingAction;

  useEffect(() => {
    if (!action) resumeHeld(true);
  }, [action]);

  if (action === 'confirm') return <IdleLock />;
  if (action !== 'enrol' || pathname === setting) return null;
  const state: EnrolmentState = { from: pathname + search };
  return <Navigate to={setting} replace state={state} />;
}
