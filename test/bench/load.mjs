import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { cpuOf } from './processes.mjs';

const LAST_ANSWERS_MS = 200;

/**
 * Sends requests over `connections` connections that each wait for their answer: for some seconds, or `amount` of them.
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number, cpu: number }>} times in milliseconds;
 *   `cpu` is the process's processor time for a request, which other programs on the machine disturb least (NaN where
 *   the system does not tell it)
 */
export async function send({ url, pid }, requests, { headers, connections, seconds, amount }) {
  const times = [];
  const refused = new Set();
  const cpuBefore = cpuOf(pid);
  const run = autocannon({ url, connections, ...(amount ? { amount } : { duration: seconds }), headers, requests });
  // Its own percentiles are whole milliseconds, and lack the 95th.
  run.on('response', (client, status, bytes, ms) => {
    times.push(ms);
    if (status >= 300) refused.add(status);
  });
  const result = await run;
  // The requests that were under way when the time was up end too, before anybody stops the server.
  await sleep(LAST_ANSWERS_MS);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || times.length === 0) throw new Error(`${failed} of ${failed + result['2xx']} requests failed: ${[...refused].join(', ')}.`);
  const elapsed = (result.finish - result.start) / 1_000;
  times.sort((a, b) => a - b);
  const percentile = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { perSecond: result['2xx'] / elapsed, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99), cpu: (cpuOf(pid) - cpuBefore) / times.length };
}

/** Asks for these paths in turn. */
export function load(server, paths, options) {
  return send(server, paths.map((path) => ({ method: 'GET', path })), options);
}

/** A request whose fields are made anew each time. */
export function madeAnew(next) {
  return {
    setupRequest: (request) => {
      const { body, headers, ...rest } = next();
      return { ...request, ...rest, headers: { ...request.headers, ...headers }, body: JSON.stringify(body) };
    },
  };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Of several runs, the median of each figure. */
export function medians(runs) {
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** The address of a page of the employee list. */
export function employees({ from, sort = 'name' }) {
  const query = new URLSearchParams({ range: JSON.stringify([from, from + 9]), sort: JSON.stringify([sort, 'ASC']) });
  return `/api/employee?${query}`;
}

/** Pages near the front, where people look. */
export function frontPages(size, pages = 50) {
  return Array.from({ length: Math.min(pages, Math.floor(size / 10)) }, (_, page) => employees({ from: page * 10 }));
}
