import { describe, expect, test } from '@jest/globals';
import { ENGINES, missing, withEngine } from '../bench/databases.mjs';
import { ADMIN, startServer } from '../bench/processes.mjs';
import { flatOut } from './flat-out.js';
import { note, skipped } from './notes.js';
import { Traffic } from './traffic.js';

const PEOPLE = 1_000;
const WARM_UP_MS = 15_000;
const MEASURED_MS = 30_000;
/** In the busiest hour, by each person at work. */
const REQUESTS_A_PERSON_AND_HOUR = 60;
const HOUR_S = 3_600;

type Engine = keyof typeof ENGINES;
const engines = (Object.keys(ENGINES) as Engine[]).filter((engine) => {
  const reason = missing(engine);
  if (reason) skipped(`Capacity: ${ENGINES[engine]}`, reason);
  return !reason;
});

describe('Capacity: mixed traffic, ten requests at once', () => {
  test.each(engines)('%s', async (engine) => {
    const { perSecond, errors } = (await withEngine(
      engine,
      async (makeCompany: (size: number) => Promise<{ environment: Record<string, string> }>) => {
        const server = await startServer(await makeCompany(PEOPLE));
        try {
          const traffic = await Traffic.at(server.url, ADMIN);
          await flatOut(traffic, WARM_UP_MS);
          traffic.requests = 0;
          await flatOut(traffic, MEASURED_MS);
          return { perSecond: traffic.requests / (MEASURED_MS / 1_000), errors: traffic.errors };
        } finally {
          await server.stop();
        }
      },
    )) as { perSecond: number; errors: string[] };
    const people = Math.floor(((perSecond / 2) * HOUR_S) / REQUESTS_A_PERSON_AND_HOUR);
    const round = (value: number) => Math.round(value).toLocaleString('en');
    note(
      `${round(perSecond)} requests a second, so ${round(perSecond / 2)} to plan with: ${round(people)} people active in the same hour with ${REQUESTS_A_PERSON_AND_HOUR} requests each, ` +
        `or a company of ${round(people * 10)} of whom one in ten is active`,
    );
    expect(errors.slice(0, 5)).toEqual([]);
  });
});
