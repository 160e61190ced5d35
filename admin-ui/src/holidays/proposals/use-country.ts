import { useStore } from 'react-admin';

export interface ChosenCountry {
  /** Blank while none is chosen. */
  country: string;
  region: string;
}

const NONE: ChosenCountry = { country: '', region: '' };

/** The country of a calendar is remembered in this browser; undefined while nobody has asked for proposals. */
export function useCountry(calendar: string) {
  const [chosen, choose] = useStore<ChosenCountry | undefined>(`holidays.country.${calendar}`);
  return { chosen, choose, start: () => choose(NONE) };
}
