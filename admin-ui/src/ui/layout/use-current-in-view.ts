import { type RefObject, useEffect, useRef } from 'react';

/** A row that scrolls sideways begins with its first, unless the chosen one is beyond that: then it comes to the middle. The page itself stays where it is. */
export function useCurrentInView<Row extends HTMLElement>(current?: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current], [aria-pressed="true"]');
    if (!row.current || !chosen) return;
    row.current.scrollLeft = 0;
    const [all, one] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (one.left >= all.left && one.right <= all.right) return;
    row.current.scrollLeft = (one.left + one.right - all.left - all.right) / 2;
  }, [current]);
  return row;
}
