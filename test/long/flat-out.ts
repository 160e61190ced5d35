import type { Traffic } from './traffic.js';

const AT_ONCE = 10;

/** Ten at once, each as fast as it is answered; operations a second. */
export async function flatOut(traffic: Traffic, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; performance.now() < until; done++) await traffic.next();
    }),
  );
  return done / (ms / 1_000);
}
