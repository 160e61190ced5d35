const STORED = 'token';

const listeners = new Set<() => void>();

export const readToken = (): string | null => localStorage.getItem(STORED);

export const storeToken = (token: string): void => localStorage.setItem(STORED, token);

/** Drops this token only: another tab may have signed in anew while its refusal was on the way. */
export function dropToken(token: string): void {
  if (readToken() !== token) return;
  localStorage.removeItem(STORED);
  listeners.forEach((listener) => listener());
}

export const onTokenDropped = (listener: () => void): void => void listeners.add(listener);

/** Other tabs signed in (with the new token) or out (null). */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === STORED || key === null)) listener(readToken());
  });
}
