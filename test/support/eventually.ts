import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 25;

/** Repeats `look` until it finds something; an error when it does not in time. */
export async function eventually<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  withinMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${look.toString()}`);
    await sleep(EVERY_MS);
  }
}
