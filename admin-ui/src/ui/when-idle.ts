/** The requests of the first page have finished or started by then. */
const DELAY_MS = 2_000;

/** Returns a function that cancels the callback. */
export function whenIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? (idle = requestIdleCallback(callback)) : callback()),
    DELAY_MS,
  );
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
