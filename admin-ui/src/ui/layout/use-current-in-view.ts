import { type RefObject, useEffect, useRef } from 'react';

/** In a row that scrolls sideways, the chosen one comes to the middle. The page itself stays where it is. */
export function useCurrentInView<Row extends HTMLElement>(current?: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current], [aria-pressed="true"]');
    if (!row.current || !chosen) return;
    const [all, one] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.current.scrollLeft += (one.left + one.right - all.left - all.right) / 2;
  }, [current]);
  return row;
}
