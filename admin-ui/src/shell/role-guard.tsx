import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Role } from '../../../api/contract/auth/roles.js';
import { hasDraft } from '../api/drafts';
import { useSession } from '../api/session';
import type { SignInState } from './destination';
import { LoadingPage } from './loading-page';
import { UnreachablePage } from './unreachable-page';

export function RoleGuard({ roles, children }: { roles: Role[]; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.state === 'loading') return <LoadingPage />;
  if (session.state === 'unreachable') return <UnreachablePage />;
  if (!session.user) {
    const { endReason } = session;
    const state: SignInState = {
      from:
        endReason === undefined || endReason === 'rejected' || hasDraft(pathname)
          ? pathname + search + hash
          : undefined,
      sessionEnded: endReason === 'rejected' || endReason === 'signed out elsewhere',
    };
    return <Navigate to="/login" replace state={state} />;
  }
  return roles.includes(session.user.role) ? children : <Navigate to="/unauthorized" replace />;
}
