import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { resumeHeld } from '../../api/required-action';
import { useUser } from '../../api/session';
import type { EnrolmentState } from './enrolment';
import { IdleLock } from './idle-lock';

/** What the server asks for before anything else: the password again, or a second factor, which is set up in Setting. */
export function RequiredActions({ setting }: { setting: string }) {
  const { pathname, search } = useLocation();
  const first = useUser()?.pendingAction;

  useEffect(() => {
    if (!first) resumeHeld(true);
  }, [first]);

  if (first === 'confirm') return <IdleLock />;
  if (first !== 'enrol' || pathname === setting) return null;
  const state: EnrolmentState = { asked: pathname + search };
  return <Navigate to={setting} replace state={state} />;
}
