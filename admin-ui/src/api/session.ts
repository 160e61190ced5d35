import { useSyncExternalStore } from 'react';
import type { SignInResponse, UserResponse } from '../../../api/contract/responses.js';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import type { RequiredAction } from '../../../api/contract/second-factor.js';
import { rememberLanguage } from '../i18n/language';
import { getJson, post, RequestFailed } from './http-client';
import { dropToken, onTokenChangedElsewhere, onTokenDropped, readToken, storeToken } from './token';

export type Session =
  | { state: 'loading' }
  /** There is a token, but nobody could say whether it still holds. */
  | { state: 'unreachable' }
  | { state: 'known'; user: CurrentUserRecord; over?: undefined }
  | { state: 'known'; user: null; over?: Over };

/**
 * How the session that was here came to an end. After a sign-out, the page last seen is not the page asked for;
 * unless it was done in this tab, whoever comes back to it is told.
 */
type Over = 'signed out' | 'signed out elsewhere' | 'refused';

let session: Session = { state: 'loading' };
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

export async function restoreSession(): Promise<void> {
  const token = readToken();
  if (!token) return become({ state: 'known', user: null });
  become({ state: 'loading' });
  try {
    const { user } = await getJson<UserResponse>('/auth/verify');
    await rememberLanguage(user.language);
    if (readToken() === token) become({ state: 'known', user });
  } catch (error) {
    const refused = error instanceof RequestFailed && error.status === 401;
    if (!refused && readToken() === token) become({ state: 'unreachable' });
  }
}

export async function startSession({ token, user }: SignInResponse): Promise<void> {
  storeToken(token);
  await rememberLanguage(user.language);
  become({ state: 'known', user });
}

/** The signed-in person, changed by what they did here: their photo, their language. */
export async function renewUser(user: CurrentUserRecord): Promise<void> {
  if (currentUser()?._id !== user._id) return;
  await rememberLanguage(user.language);
  become({ state: 'known', user });
}

/** What the server says about the signed-in person by now. */
export async function reloadUser(): Promise<void> {
  await renewUser((await getJson<UserResponse>('/auth/verify')).user);
}

/** Before anything else, as a call was refused for. */
export function requireAction(pendingAction: RequiredAction | null): void {
  const user = currentUser();
  if (user && user.pendingAction !== pendingAction) become({ state: 'known', user: { ...user, pendingAction } });
}

export function signOut(): void {
  const token = readToken();
  // The screen does not wait: without its token this device is signed out in any case.
  post('/auth/logout', {}, { keepalive: true }).catch(() => undefined);
  become({ state: 'known', user: null, over: 'signed out' });
  if (token) dropToken(token);
}

onTokenDropped(() => {
  const over = (session.state === 'known' && session.over) || 'refused';
  become({ state: 'known', user: null, over });
});

onTokenChangedElsewhere((token) => {
  if (token) void restoreSession();
  else become({ state: 'known', user: null, over: 'signed out elsewhere' });
});

// A page that Back restores from memory still shows what was loaded before.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void restoreSession();
});

export const currentUser = (): CurrentUserRecord | null => (session.state === 'known' ? session.user : null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

export function useUser(): CurrentUserRecord | null {
  const known = useSession();
  return known.state === 'known' ? known.user : null;
}
