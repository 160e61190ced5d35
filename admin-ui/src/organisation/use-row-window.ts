import { type RefObject, useEffect, useState } from 'react';

/** More rows are drawn only as far as they can be seen. */
const ALL_DRAWN = 200;
const AROUND = 20;

/** The indices of the rows that stand in the window of the browser, in order, with one that is always there. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { count, height, kept }: { count: number; height: number; kept: number },
): number[] {
  const [first, setFirst] = useState(0);
  const isWindowed = count > ALL_DRAWN;

  useEffect(() => {
    if (!isWindowed) return undefined;
    const follow = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      // In steps, so that not each pixel draws the rows anew.
      setFirst(Math.max(0, Math.floor(above / height / AROUND) * AROUND - AROUND));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [list, height, isWindowed]);

  if (!isWindowed) return Array.from({ length: count }, (_, index) => index);
  const drawn = Math.ceil(window.innerHeight / height) + 3 * AROUND;
  const indices = Array.from(
    { length: Math.max(0, Math.min(drawn, count - first)) },
    (_, at) => first + at,
  );
  return kept < 0 || kept >= count || indices.includes(kept)
    ? indices
    : [...indices, kept].sort((one, other) => one - other);
}
