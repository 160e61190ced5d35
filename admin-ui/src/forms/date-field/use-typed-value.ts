import { useState } from 'react';
import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDraft } from './use-draft';
import { usePress } from './use-press';
import { type DateLimits, limitsOf, useDateFault, useTypedDates } from './use-typed-dates';

export interface TypedValue extends DateLimits {
  /** 'YYYY-MM-DD', '' or words that are no date, which are refused. */
  value: string;
  onChange: (value: string) => void;
  /** Said when the value was sent; it ends with the value. */
  error?: string | undefined;
  /** Instead of an error, from a form that checks each value itself. */
  refusal?: string | undefined;
}

/** The typed words, and the refusal of what was left or sent. */
export function useTypedValue(props: TypedValue) {
  const { value, onChange, refusal } = props;
  const { min, max, from, tooEarly, tooLate, beforeFrom, birth } = props;
  const limits = limitsOf({ min, max, from, tooEarly, tooLate, beforeFrom, birth });
  const readTyped = useTypedDates();
  const faultOf = useDateFault();
  const error = useErrorOf(value, props.error);

  function read(typed: string): CalendarDate | undefined {
    const found = readTyped(typed, limits);
    return found && 'date' in found ? found.date : undefined;
  }

  const draft = useDraft({ value, onChange, read });
  const own = value === '' ? undefined : faultOf(value, limits);
  // A form knows more about a date than its limits, but nothing about words.
  const said = isCalendarDate(value) ? (refusal ?? error ?? own) : (own ?? refusal ?? error);
  const isPressed = usePress(draft.typed !== undefined);
  const isTyping = draft.typed !== undefined || isPressed;
  return { draft, limits, isTyping, refusal: isTyping ? undefined : said };
}

function useErrorOf(value: string, error: string | undefined): string | undefined {
  const [sent, setSent] = useState({ value, error });
  if (error !== sent.error) setSent({ value, error });
  return sent.value === value ? error : undefined;
}
