import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

const CONNECTIONS = 10;
const ROUNDS = 5;
const SECONDS = 4;
const LAST_ANSWERS_MS = 200;
const REPETITIONS = 20;

/** Requests a second over ten connections that each wait for their answer; `next` makes each request: method, path, headers, body. */
export async function rate({ url }, headers, next, seconds = SECONDS) {
  const setupRequest = (request) => {
    const { body, headers: own, ...rest } = next();
    return {
      ...request,
      ...rest,
      headers: { ...headers, ...own, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    };
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest }],
  });
  // The requests that were under way when the time was up end too, before the server is stopped.
  await sleep(LAST_ANSWERS_MS);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0)
    throw new Error(
      `${failed} of ${failed + result['2xx']} requests failed: ${JSON.stringify(result.statusCodeStats)}`,
    );
  return result['2xx'] / ((result.finish - result.start) / 1_000);
}

/** The rate of something and its share of another one's, measured in turns so that both see the same noise. */
export async function besideFloor(measure, floor) {
  const rounds = [];
  await measure(SECONDS / 2);
  await floor(SECONDS / 2);
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([await measure(SECONDS), await floor(SECONDS)]);
  return {
    perSecond: median(rounds.map(([ours]) => ours)),
    share: median(rounds.map(([ours, least]) => ours / least)),
  };
}

/** 95th percentile in milliseconds, one after the other. The first time does not count: what nobody has read yet comes from the disk. */
export async function p95(work) {
  await work();
  const times = [];
  for (let n = 0; n < REPETITIONS; n++) times.push(await milliseconds(work));
  return times.sort((a, b) => a - b)[Math.ceil(REPETITIONS * 0.95) - 1];
}

/** The median, in the same way. */
export async function p50(work) {
  await work();
  const times = [];
  for (let n = 0; n < REPETITIONS; n++) times.push(await milliseconds(work));
  return median(times);
}

export async function milliseconds(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
