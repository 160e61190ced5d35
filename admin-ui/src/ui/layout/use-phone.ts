import { useSyncExternalStore } from 'react';

/** The stylesheets use the same media queries. */
const phone = matchMedia('(max-width: 599px)');
const touch = matchMedia('(pointer: coarse), (max-width: 599px)');

const subscribeTo = (media: MediaQueryList) => (listener: () => void) => {
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const toPhone = subscribeTo(phone);
const toTouch = subscribeTo(touch);

export const usePhone = (): boolean => useSyncExternalStore(toPhone, () => phone.matches);

/** For fingers: targets are large, and a keyboard would cover half of the page. */
export const useTouch = (): boolean => useSyncExternalStore(toTouch, () => touch.matches);
