import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;
/** From the window's edge. */
const MARGIN = 8;

/** Beneath what opens it, or above where there is more room; over all else, so that no dialog or panel cuts it off. */
export function usePlacement(
  around: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  floating: boolean,
  edge: 'start' | 'end' = 'start',
): void {
  useLayoutEffect(() => {
    if (floating) panel.current?.showPopover?.();
  }, [panel, floating]);

  // With each rendering, since what is read appears between them.
  useLayoutEffect(() => {
    const [anchor, placed] = [around.current, panel.current];
    if (!floating || !anchor || !placed) return;
    const place = () => {
      const { top, bottom, left, right } = anchor.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = placed;
      const room = window.innerHeight - bottom - GAP - MARGIN;
      const above = height > room && top > window.innerHeight - bottom;
      const atRight = (getComputedStyle(placed).direction === 'rtl') === (edge === 'start');
      const wanted = atRight ? right - width : left;
      const from = Math.max(MARGIN, Math.min(wanted, window.innerWidth - width - MARGIN));
      placed.style.inset = above
        ? `auto auto ${window.innerHeight - top + GAP}px ${from}px`
        : `${bottom + GAP}px auto auto ${from}px`;
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      placed.style.inset = '';
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  });
}
