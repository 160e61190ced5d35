import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENGINES, missing, withEngine } from '../bench/databases.mjs';
import { median } from '../bench/load.mjs';
import { ADMIN, memoryOf, startServer } from '../bench/processes.mjs';
import { flatOut } from './flat-out.js';
import { MINUTES, note, skipped } from './notes.js';
import { Traffic } from './traffic.js';

const PEOPLE = 1_000;
const WARM_UP_MS = 15_000;
const MEASURED_MS = 20_000;
const TICK_MS = 20;
/** Memory and files are looked at each second; what counts is the middle of so many looks. */
const LOOKS = 20;
const MORE_MEMORY = 1.15;
const MORE_SOCKETS = 10;

interface Look {
  memory: number;
  files: number;
  sockets: number;
}

interface Soak {
  perSecond: number;
  capacity: number;
  requests: number;
  errors: string[];
  early: Look;
  late: Look;
}

type Engine = keyof typeof ENGINES;
const engines = (Object.keys(ENGINES) as Engine[]).filter((engine) => {
  const reason =
    process.platform === 'linux'
      ? missing(engine)
      : 'open files are counted in /proc, which is Linux';
  if (reason) skipped(`Soak: ${ENGINES[engine]}`, reason);
  return !reason;
});

// Both at the same time, each at half of what it can take beside the other.
let soaks: Map<Engine, Promise<Soak>>;
beforeAll(() => {
  soaks = new Map(engines.map((engine) => [engine, soak(engine)]));
  for (const running of soaks.values()) running.catch(() => undefined);
});
afterAll(() => Promise.allSettled(soaks.values()));

describe(`Soak: ${MINUTES} minutes of mixed traffic at half of what the server can take`, () => {
  test.each(engines)(
    '%s: no error, memory within 15 % of that after the first minute, no more open files',
    async (engine) => {
      const { capacity, perSecond, requests, errors, early, late } = (await soaks.get(
        engine,
      )) as Soak;
      const mb = (bytes: number) => Math.round(bytes / 1024 ** 2);
      note(
        `${requests.toLocaleString('en')} requests, ${Math.round(perSecond)} operations a second of the ${Math.round(capacity)} that it could take; ${errors.length} errors; ` +
          `memory ${mb(early.memory)} MB after the first minute, ${mb(late.memory)} MB at the end (${percent(late.memory / early.memory)}); ` +
          `open files ${early.files} and ${late.files}, connections ${early.sockets} and ${late.sockets}`,
      );
      expect(errors.slice(0, 5)).toEqual([]);
      expect(late.memory / early.memory).toBeLessThan(MORE_MEMORY);
      expect(late.files).toBeLessThanOrEqual(early.files);
      expect(late.sockets).toBeLessThanOrEqual(early.sockets + MORE_SOCKETS);
    },
  );
});

function soak(engine: Engine): Promise<Soak> {
  return withEngine(
    engine,
    async (makeCompany: (size: number) => Promise<{ environment: Record<string, string> }>) => {
      const server = await startServer(await makeCompany(PEOPLE));
      try {
        const traffic = await Traffic.at(server.url, ADMIN);
        await flatOut(traffic, WARM_UP_MS);
        const capacity = await flatOut(traffic, MEASURED_MS);
        traffic.requests = 0;
        const looks: Look[] = [];
        const watch = setInterval(() => looks.push(look(server.pid)), 1_000);
        const perSecond = await paced(traffic, capacity / 2, MINUTES * 60_000);
        clearInterval(watch);
        const minute = Math.min(60, Math.floor(looks.length / 2));
        return {
          capacity,
          perSecond,
          requests: traffic.requests,
          errors: traffic.errors,
          early: middle(looks.slice(minute - LOOKS / 2, minute + LOOKS / 2)),
          late: middle(looks.slice(-LOOKS)),
        };
      } finally {
        await server.stop();
      }
    },
  ) as Promise<Soak>;
}

/** So many a second, whether the ones before are answered or not. */
async function paced(traffic: Traffic, perSecond: number, ms: number): Promise<number> {
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  let started = 0;
  while (performance.now() - begun < ms) {
    for (const due = ((performance.now() - begun) / 1_000) * perSecond; started < due; started++) {
      const one: Promise<void> = traffic.next().finally(() => running.delete(one));
      running.add(one);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(running);
  return started / (ms / 1_000);
}

function look(pid: number): Look {
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return '';
    }
  });
  const sockets = open.filter((path) => path.startsWith('socket:')).length;
  return {
    memory: memoryOf(pid),
    sockets,
    files: open.filter((path) => path !== '').length - sockets,
  };
}

function middle(looks: Look[]): Look {
  const of = (name: keyof Look) => Math.round(median(looks.map((one) => one[name])) as number);
  return { memory: of('memory'), files: of('files'), sockets: of('sockets') };
}

function percent(ratio: number): string {
  return `${ratio < 1 ? '−' : '+'}${Math.abs(Math.round((ratio - 1) * 100))} %`;
}
