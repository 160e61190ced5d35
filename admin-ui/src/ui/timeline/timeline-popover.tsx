import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import classes from './timeline.module.css';

interface Props {
  grid: RefObject<HTMLElement | null>;
  row: number;
  /** The day at which it begins. */
  place: number;
  children: ReactNode;
}

/** Above its row, or below the first ones. It touches the row, so that the pointer reaches it. */
export function TimelinePopover({ grid, row, place, children }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<{ top: number; start: number }>();

  useLayoutEffect(() => {
    const scroller = grid.current?.parentElement;
    const settle = () =>
      popover.current && setPosition(positionOf(popover.current, grid.current, row, place));
    settle();
    scroller?.addEventListener('scroll', settle, { passive: true });
    return () => scroller?.removeEventListener('scroll', settle);
  }, [grid, row, place, children]);

  return (
    <div
      ref={popover}
      className={classes.popover}
      style={
        position
          ? { insetBlockStart: position.top, insetInlineStart: position.start }
          : { visibility: 'hidden' }
      }
    >
      {children}
    </div>
  );
}

const OVERLAP = 6;

function positionOf(
  popover: HTMLElement,
  grid: HTMLElement | null,
  row: number,
  place: number,
): { top: number; start: number } | undefined {
  const cell = grid
    ?.querySelector(`[data-row="${row}"] > [role=gridcell]`)
    ?.getBoundingClientRect();
  const around = popover.offsetParent?.getBoundingClientRect();
  if (!cell || !around) return undefined;
  const days = Number(getComputedStyle(popover).getPropertyValue('--days'));
  const rightToLeft = getComputedStyle(popover).direction === 'rtl';
  const into = (place / days) * cell.width;
  const start = rightToLeft ? around.right - cell.right + into : cell.left - around.left + into;
  const above = cell.top - around.top - popover.offsetHeight + OVERLAP;
  return {
    top: above < 0 ? cell.bottom - around.top - OVERLAP : above,
    start: Math.max(0, Math.min(start, around.width - popover.offsetWidth)),
  };
}
