import { useState } from 'react';
import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';

interface Draft {
  typed: string;
  /** Passed on for it. */
  passed: string;
  /** Restored by Escape. */
  before: string;
}

interface Props {
  value: string;
  onChange: (value: string) => void;
  read: (typed: string) => CalendarDate | undefined;
}

/** With its year, and so not about to become another date. */
const IS_WHOLE = /^\d{4}-\d{2}-\d{2}$|\D\d{4}$/;

/** Passes words on as they are until they are taken as a date, so that a form refuses what cannot be read. */
export function useDraft({ value, onChange, read }: Props) {
  const [last, setDraft] = useState<Draft>();
  // Until the value is changed from elsewhere.
  const draft = last?.passed === value ? last : undefined;
  const date = draft ? read(draft.typed) : isCalendarDate(value) ? value : undefined;

  function type(typed: string) {
    const passed = (IS_WHOLE.test(typed) && read(typed)) || typed.trim();
    setDraft({ typed, passed, before: draft?.before ?? value });
    onChange(passed);
  }

  function replace(by: string) {
    setDraft(undefined);
    if (by !== value) onChange(by);
  }

  return {
    typed: draft?.typed,
    date,
    type,
    replace,
    /** Leaves words as they are that cannot be read. */
    take: () => draft && replace(date ?? value),
    restore: () => draft && replace(draft.before),
  };
}
