import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { cpuOf } from './processes.mjs';

const LAST_ANSWERS_MS = 200;

/**
 * Asks for these paths in turn, over `connections` connections that each wait for their answer, for some seconds.
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number, cpu: number }>} times in milliseconds;
 *   `cpu` is the process's processor time for a request, which other programs on the machine disturb least (NaN where
 *   the system does not tell it)
 */
export async function load({ url, pid }, paths, { headers, connections, seconds }) {
  const times = [];
  const cpuBefore = cpuOf(pid);
  const run = autocannon({ url, connections, duration: seconds, headers, requests: paths.map((path) => ({ method: 'GET', path })) });
  // Its own percentiles are whole milliseconds, and lack the 95th.
  run.on('response', (client, status, bytes, ms) => times.push(ms));
  const result = await run;
  // The requests that were under way when the time was up end too, before anybody stops the server.
  await sleep(LAST_ANSWERS_MS);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || times.length === 0) throw new Error(`${failed} of ${failed + result['2xx']} requests to ${paths[0]} failed.`);
  const elapsed = (result.finish - result.start) / 1_000;
  times.sort((a, b) => a - b);
  const percentile = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { perSecond: result['2xx'] / elapsed, p50: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99), cpu: (cpuOf(pid) - cpuBefore) / times.length };
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
