import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 60_000;
const EVERY_MS = 50;

type Expected<T> = jest.AndNot<jest.Matchers<Promise<void>, T>>;
type Matchers = Record<string, (...expected: unknown[]) => void>;

/**
 * A page follows an action a moment later, so it is looked at until it is as expected:
 * `await soon(() => page.getByRole('row').count()).toBe(3)`. The tests assert nothing else about pages (a lint rule).
 */
export function soon<T>(look: () => T | Promise<T>): Expected<T> {
  return matchers(look, (found) => expect(found) as unknown as Matchers, {
    not: matchers(look, (found) => expect(found).not as unknown as Matchers),
  }) as Expected<T>;
}

function matchers(
  look: () => unknown,
  of: (found: unknown) => Matchers,
  more: object = {},
): object {
  return new Proxy(more, {
    get: (known, name) =>
      Reflect.get(known, name) ??
      ((...expected: unknown[]) => poll(async () => of(await look())[String(name)]?.(...expected))),
  });
}

async function poll(attempt: () => Promise<void>): Promise<void> {
  const { stack = '' } = new Error();
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw at(stack, error as Error);
    }
    await sleep(EVERY_MS);
  }
}

/** With the line of the test, not of this file. */
function at(stack: string, error: Error): Error {
  const lines = stack
    .split('\n')
    .filter((line) => line.startsWith('    at ') && !line.includes('/stage/soon.'));
  error.stack = [`${error.name}: ${error.message}`, ...lines].join('\n');
  return error;
}
