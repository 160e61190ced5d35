import { Navigate, useLocation } from 'react-router';
import { useUser } from '../providers/session';
import { IdleLock } from './idle-lock';
import type { EnrolmentState } from './enrolment';

/** What the server asks for before anything else: the password again, or a second factor, which is set up in Setting. */
export function FirstThings({ setting }: { setting: string }) {
  const { pathname, search } = useLocation();
  const first = useUser()?.mustFirst;
  if (first === 'confirm') return <IdleLock />;
  if (first !== 'enrol' || pathname === setting) return null;
  const state: EnrolmentState = { asked: pathname + search };
  return <Navigate to={setting} replace state={state} />;
}
