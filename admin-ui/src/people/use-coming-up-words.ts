import { useCallback } from 'react';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import type { ComingUpEvent } from '../../../api/contract/coming-up/coming-up.js';
import { useDates } from '../i18n/use-dates';
import { useText, type Text } from '../i18n/use-text';

type Change = ComingUpEvent['changes'][number];

/** The words for an event of its people: 'Moves to Customer Care', '5 years here'. */
export function useComingUpWords(): (event: ComingUpEvent) => string {
  const text = useText();
  const { day } = useDates();
  return useCallback(
    ({ kind, department, years, changes }) => {
      switch (kind) {
        case 'change':
          return changesInWords(text, day, changes);
        case 'anniversary':
          return text('comingUp.anniversary', { count: years ?? 0 });
        default:
          return text(`comingUp.${kind}`, { department: department ?? '' });
      }
    },
    [text, day],
  );
}

/** Of several changes the first in the order of what people see most says it. */
const ORDER: readonly Change['subject'][] = ['department', 'designation', 'employmentType'];

function changesInWords(
  text: Text,
  day: (date: string) => string,
  changes: readonly Change[],
): string {
  const first = ORDER.map((each) => changes.find(({ subject }) => subject === each)).find(Boolean);
  const { subject, value } = first ?? changes[0];
  if (subject === 'salary') return text('comingUp.change.salary');
  if (value === null || subject === 'policy' || subject === 'item')
    return text('comingUp.change.other');
  return text(`comingUp.change.${subject}`, { value: isCalendarDate(value) ? day(value) : value });
}
