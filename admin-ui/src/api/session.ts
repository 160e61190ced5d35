import { useSyncExternalStore } from 'react';
import type { SignInResponse } from '../../../api/contract/auth/auth-responses.js';
import type { CurrentUserRecord } from '../../../api/contract/auth/users.js';
import type { RequiredAction } from '../../../api/contract/auth/second-factor.js';
import { rememberLanguage } from '../i18n/language';
import { dropDrafts } from './drafts';
import { getJson, RequestFailed, postJson } from './http-client';
import { dropToken, onTokenChangedElsewhere, onTokenDropped, readToken, storeToken } from './token';

type Session =
  | { state: 'loading' }
  /** A token is stored, but the server did not respond when it was verified. */
  | { state: 'unreachable' }
  | { state: 'known'; user: CurrentUserRecord; endReason?: undefined }
  | { state: 'known'; user: null; endReason?: EndReason };

/** 'signed out elsewhere' is a sign-out in another tab, 'rejected' a token that the server no longer accepts. */
type EndReason = 'signed out' | 'signed out elsewhere' | 'rejected';

let session: Session = { state: 'loading' };
const listeners = new Set<() => void>();

const interruptionListeners = new Set<() => void>();

/** Called before a session that was not ended by signing out here is replaced or locked, while its screens are still there. */
export function onInterrupted(listener: () => void): () => void {
  interruptionListeners.add(listener);
  return () => void interruptionListeners.delete(listener);
}

function isInterruptedBy(next: Session): boolean {
  const user = currentUser();
  if (!user || isSignedOut(next)) return false;
  return (
    next.state !== 'known' || next.user?._id !== user._id || next.user.pendingAction === 'confirm'
  );
}

/** By will, here or in another tab: what was typed goes with it. */
function isSignedOut(next: Session): boolean {
  return (
    next.state === 'known' &&
    next.user === null &&
    (next.endReason === 'signed out' || next.endReason === 'signed out elsewhere')
  );
}

function setSession(next: Session): void {
  if (isInterruptedBy(next)) interruptionListeners.forEach((listener) => listener());
  if (next.state === 'known' && next.user) dropDrafts(next.user._id);
  else if (isSignedOut(next)) dropDrafts();
  session = next;
  listeners.forEach((listener) => listener());
}

export async function restoreSession(): Promise<void> {
  const token = readToken();
  if (!token) return setSession({ state: 'known', user: null });
  setSession({ state: 'loading' });
  try {
    const { user } = await getJson('/auth/verify');
    await rememberLanguage(user.language);
    if (readToken() === token) setSession({ state: 'known', user });
  } catch (error) {
    const rejected = error instanceof RequestFailed && error.status === 401;
    if (!rejected && readToken() === token) setSession({ state: 'unreachable' });
  }
}

export async function startSession({ token, user }: SignInResponse): Promise<void> {
  storeToken(token);
  await rememberLanguage(user.language);
  setSession({ state: 'known', user });
}

export async function updateUser(user: CurrentUserRecord): Promise<void> {
  if (currentUser()?._id !== user._id) return;
  await rememberLanguage(user.language);
  setSession({ state: 'known', user });
}

export async function reloadUser(options?: RequestInit): Promise<void> {
  await updateUser((await getJson('/auth/verify', options)).user);
}

export function requireAction(pendingAction: RequiredAction | null): void {
  const user = currentUser();
  if (user && user.pendingAction !== pendingAction)
    setSession({ state: 'known', user: { ...user, pendingAction } });
}

export function signOut(): void {
  const token = readToken();
  // Not awaited: without its token this device is signed out even if the request fails.
  postJson('/auth/logout', {}, undefined, { keepalive: true }).catch(() => undefined);
  setSession({ state: 'known', user: null, endReason: 'signed out' });
  if (token) dropToken(token);
}

onTokenDropped(() => {
  const endReason = (session.state === 'known' && session.endReason) || 'rejected';
  setSession({ state: 'known', user: null, endReason });
});

onTokenChangedElsewhere((token) => {
  if (token) void restoreSession();
  else setSession({ state: 'known', user: null, endReason: 'signed out elsewhere' });
});

// The browser's back-forward cache restores the page with the session it had then.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void restoreSession();
});

export const currentUser = (): CurrentUserRecord | null =>
  session.state === 'known' ? session.user : null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

export function useUser(): CurrentUserRecord | null {
  const current = useSession();
  return current.state === 'known' ? current.user : null;
}
