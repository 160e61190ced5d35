import { useSyncExternalStore } from 'react';

/** Room for a sidebar beside the sheet; the stylesheets of the shell turn at the same width. */
const wide = matchMedia('(min-width: 900px)');

const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
