import { useSyncExternalStore } from 'react';

/** Where tables become cards; the stylesheets turn at the same width. */
const phone = matchMedia('(max-width: 599px)');

const subscribe = (listener: () => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
