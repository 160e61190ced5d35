/** What the first page needs has come by then, and those who wait for something else have asked for it. */
const STILL_MS = 2_000;

/** Does something that nobody waits for once the browser has nothing else to do; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  let idle: number | undefined;
  // Safari has no idle time to give.
  const wait = setTimeout(() => ('requestIdleCallback' in window ? (idle = requestIdleCallback(act)) : act()), STILL_MS);
  return () => {
    clearTimeout(wait);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
