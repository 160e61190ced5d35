import { useSyncExternalStore } from 'react';

/** The stylesheets use the same breakpoint. */
const phone = matchMedia('(max-width: 599px)');

const subscribe = (listener: () => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
