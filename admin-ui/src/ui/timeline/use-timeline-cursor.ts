import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addDays, type CalendarDate } from '../../../../api/contract/calendar-date.js';
import { placeForKey, type TimelinePlace, within } from './timeline-keys';
import type { TimelineAbsence, TimelinePerson } from './timeline-row';
import { covers, lastDayOf, type TimelineSpan } from './timeline-shapes';

interface Options {
  span: TimelineSpan;
  people: readonly TimelinePerson[];
  today: CalendarDate | undefined;
  onOpen: ((person: TimelinePerson, absence: TimelineAbsence) => void) | undefined;
  onDay: ((day: CalendarDate) => void) | undefined;
}

/** The day that has the focus, and the one that is shown in detail: the same, or where the mouse is. */
export function useTimelineCursor({ span, people, today, onOpen, onDay }: Options) {
  const { from, days } = span;
  const bounds = { rows: people.length + 1, from, to: lastDayOf(span) };
  const grid = useRef<HTMLDivElement>(null);
  const moving = useRef(false);
  const [wanted, setWanted] = useState<TimelinePlace>({ row: 0, day: today ?? from });
  const [shown, show] = useState<TimelinePlace>();
  const cursor = within(wanted, bounds);
  // The days of another month arrive later.
  const isThere = cursor.day === wanted.day;

  const focusCursor = () =>
    grid.current?.querySelector<HTMLElement>('button[data-cursor]')?.focus();

  useLayoutEffect(() => {
    if (!moving.current) return;
    focusCursor();
    if (isThere) moving.current = false;
  }, [cursor.row, cursor.day, isThere]);

  const hide = () => show(undefined);
  const absencesAt = ({ row, day }: TimelinePlace) =>
    people[row]?.absences.filter((absence) => covers(absence, day)) ?? [];
  const person = shown && people[shown.row];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, currentTarget } = event;
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      const [absence] = absencesAt(cursor);
      if (key === 'Enter' && person && absence) onOpen?.(person, absence);
      else show(cursor);
      return;
    }
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const next = placeForKey({ key, ctrlKey }, cursor, bounds, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    const leaves = next.day < from || next.day > bounds.to;
    if (leaves && !onDay) return;
    moving.current = true;
    setWanted(next);
    if (leaves) onDay?.(next.day);
  }

  const placeAt = (event: { clientX: number; target: EventTarget }) => placeOf(event, from, days);

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const place = placeAt(event);
    if (place?.row !== shown?.row || place?.day !== shown?.day) show(place);
  }

  function onClick(event: MouseEvent) {
    const place = placeAt(event);
    if (!place || (event.target as HTMLElement).closest('button')) return;
    moving.current = true;
    setWanted(place);
    show(place);
  }

  /** The popover goes, and the focus within it would go with it. */
  function onEscape() {
    focusCursor();
    hide();
  }

  return {
    grid,
    cursor,
    shown,
    show,
    person,
    absences: shown ? absencesAt(shown) : [],
    onKeyDown,
    onGrid: { onPointerMove, onClick },
    onTimeline: {
      onPointerLeave: hide,
      onBlur({ relatedTarget, currentTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) hide();
      },
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onEscape(),
    },
  };
}

function placeOf(
  { clientX, target }: { clientX: number; target: EventTarget },
  from: CalendarDate,
  days: number,
): TimelinePlace | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[role=gridcell]');
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!cell || row === undefined) return undefined;
  const { left, right } = cell.getBoundingClientRect();
  const rightToLeft = getComputedStyle(cell).direction === 'rtl';
  const place = Math.floor(
    ((rightToLeft ? right - clientX : clientX - left) / (right - left)) * days,
  );
  return { row: Number(row), day: addDays(from, Math.max(0, Math.min(days - 1, place))) };
}
