import type { HolidayCalendarRecord } from '../../../api/contract/working-time/working-time.js';
import { isBeingFilled } from '../api/use-working-time';
import { useLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';

/** Says that a calendar of a country fills itself: 'Holidays of Germany (BY) are added each year …'. */
export function useFilledText(): (calendar: HolidayCalendarRecord) => string | false {
  const text = useText();
  const { language } = useLanguage();
  return (calendar) => {
    const { country, region, archived } = calendar;
    if (country === null || archived) return false;
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
    return text(isBeingFilled(calendar) ? 'holidays.beingFilled' : 'holidays.filledByItself', {
      country: region === null ? name : `${name} (${region})`,
    });
  };
}
