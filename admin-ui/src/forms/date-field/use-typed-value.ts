import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useDraft } from './use-draft';
import { usePress } from './use-press';
import { type DateLimits, useDateFault, useTypedDates } from './use-typed-dates';

export interface TypedValue extends DateLimits {
  /** 'YYYY-MM-DD', '' or words that are no date, which are refused. */
  value: string;
  onChange: (value: string) => void;
  /** The first date of a pair: the earliest day of the second, where it is a date. */
  from?: string | undefined;
  error?: string | undefined;
}

export interface PairLimits extends DateLimits {
  /** The first date of a pair. */
  from: CalendarDate | undefined;
}

/** The typed words, and the refusal of what was left or sent. */
export function useTypedValue(props: TypedValue) {
  const { value, onChange, error } = props;
  const limits = limitsOf(props);
  const readTyped = useTypedDates();
  const faultOf = useDateFault();

  function read(typed: string): CalendarDate | undefined {
    const found = readTyped(typed, limits);
    return found && 'date' in found ? found.date : undefined;
  }

  const draft = useDraft({ value, onChange, read });
  const own = value === '' ? undefined : faultOf(value, limits);
  // A form knows more about a date than its limits, but nothing about words.
  const refusal = isCalendarDate(value) ? (error ?? own) : (own ?? error);
  const isPressed = usePress(draft.typed !== undefined);
  const isTyping = draft.typed !== undefined || isPressed;
  return { draft, limits, isTyping, refusal: isTyping ? undefined : refusal };
}

function limitsOf({ min, max, tooEarly, tooLate, ...props }: TypedValue): PairLimits {
  const from = isCalendarDate(props.from) ? props.from : undefined;
  return { from, min: from && from > (min ?? '') ? from : min, max, tooEarly, tooLate };
}
