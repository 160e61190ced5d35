import { dayMonthYear } from '../../../api/contract/text/day-month-year.js';
import { textOf, main } from './open.js';

/** The terms of the page with what stands at each. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...main().querySelectorAll('dl > *')].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      textOf(fact.querySelector('dd > :first-child') ?? fact),
    ]),
  );

export const header = (): string => textOf(main().querySelector('header')!);

/** The figures above a list, one after the other. */
export const figures = (): string[] =>
  [...main().querySelectorAll('dl dd:not([class*=caption])')].map(textOf);

export const terms = (): string[] => [...main().querySelectorAll('dl dt')].map(textOf);

/** '05 Mar 2027', as the screens write it. */
export const shownDay = (date: string): string =>
  dayMonthYear('en', { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' })(
    new Date(date),
  );
