import { useSyncExternalStore } from 'react';
import type { SignInAnswer, UserAnswer } from '../../../api/contract/answers.js';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import { rememberLanguage } from '../i18n/language';
import { getJson, post, RequestFailed } from './http-client';
import { dropToken, onTokenChangedElsewhere, onTokenDropped, readToken, storeToken } from './token';

export type Session =
  | { state: 'loading' }
  /** There is a token, but nobody could say whether it still holds. */
  | { state: 'unreachable' }
  /** `left`: signed out on purpose, so that the page last seen is not the page asked for. */
  | { state: 'known'; user: CurrentUserRecord | null; left: boolean };

let session: Session = { state: 'loading' };
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

export async function restoreSession(): Promise<void> {
  const token = readToken();
  if (!token) return become({ state: 'known', user: null, left: false });
  become({ state: 'loading' });
  try {
    const { user } = await getJson<UserAnswer>('/auth/verify');
    await rememberLanguage(user.language);
    if (readToken() === token) become({ state: 'known', user, left: false });
  } catch (error) {
    const refused = error instanceof RequestFailed && error.status === 401;
    if (!refused && readToken() === token) become({ state: 'unreachable' });
  }
}

export async function startSession({ token, user }: SignInAnswer): Promise<void> {
  storeToken(token);
  await rememberLanguage(user.language);
  become({ state: 'known', user, left: false });
}

/** The signed-in person, changed by what they did here: their photo, their language. */
export async function renewUser(user: CurrentUserRecord): Promise<void> {
  if (currentUser()?._id !== user._id) return;
  await rememberLanguage(user.language);
  become({ state: 'known', user, left: false });
}

export function signOut(): void {
  const token = readToken();
  // The screen does not wait: without its token this device is signed out in any case.
  post('/auth/logout', {}, { keepalive: true }).catch(() => undefined);
  become({ state: 'known', user: null, left: true });
  if (token) dropToken(token);
}

onTokenDropped(() => {
  const left = session.state === 'known' && session.left;
  become({ state: 'known', user: null, left });
});

onTokenChangedElsewhere((token) => {
  if (token) void restoreSession();
  else become({ state: 'known', user: null, left: true });
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
