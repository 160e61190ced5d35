import type { KeyboardEvent } from 'react';
import { useToday } from '../../api/use-today';
import { insideLimits, stepped } from './step-keys';
import type { useDatePanel } from './use-date-panel';
import type { useDraft } from './use-draft';
import type { Limits } from './use-typed-dates';

interface Props {
  limits: Limits;
  draft: ReturnType<typeof useDraft>;
  panel: ReturnType<typeof useDatePanel>;
}

/** The keys of the text field. Without a date, a step takes the first that it may be. */
export function useFieldKeys({ limits, draft, panel }: Props) {
  const today = useToday();
  const first = limits.from ?? today;
  return (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    if (key === 'Enter') {
      panel.hide();
      // A second one sends the form.
      if (draft.typed !== undefined) event.preventDefault();
      return draft.take();
    }
    // On to the next field, not through the calendar.
    if (key === 'Tab') return panel.hide();
    if (altKey && key === 'ArrowDown') {
      event.preventDefault();
      return panel.openDays();
    }
    const from = draft.date ?? first;
    const next = stepped(key, shiftKey, from);
    if (from === undefined || next === undefined) return;
    event.preventDefault();
    draft.replace(insideLimits(draft.date ? next : from, limits));
  };
}
