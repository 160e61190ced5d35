const STORAGE_KEY = 'token';

const listeners = new Set<() => void>();

export const readToken = (): string | null => localStorage.getItem(STORAGE_KEY);

export const storeToken = (token: string): void => localStorage.setItem(STORAGE_KEY, token);

/** Does nothing if another tab has stored a newer token in the meantime. */
export function dropToken(token: string): void {
  if (readToken() !== token) return;
  localStorage.removeItem(STORAGE_KEY);
  listeners.forEach((listener) => listener());
}

export const onTokenDropped = (listener: () => void): void => void listeners.add(listener);

/** Called with the new token after a sign-in in another tab, with null after a sign-out there. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === STORAGE_KEY || key === null))
      listener(readToken());
  });
}
