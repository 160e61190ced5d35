import { readFileSync, writeFileSync } from 'node:fs';

/** Slower than this, and by more than that many milliseconds, is no longer noise. */
const SLOWER = 1.35;
const NOISE_MS = 0.25;

/** Figures of all reports, for a later run to compare itself with. */
export function save(file, reports) {
  const results = Object.fromEntries(reports.map(({ title, figures }) => [title, figures]));
  writeFileSync(file, `${JSON.stringify({ node: process.version, at: new Date().toISOString(), results }, null, 1)}\n`);
}

/** Lines that say what became slower than in a saved run: the median of the times is what a busy machine disturbs least. */
export function regressions(file, reports) {
  const { results } = JSON.parse(readFileSync(file, 'utf8'));
  return reports.flatMap(({ title, figures }) =>
    Object.entries(figures).flatMap(([name, { p50 }]) => {
      const before = results[title]?.[name]?.p50;
      return before !== undefined && p50 > before * SLOWER && p50 > before + NOISE_MS ? [`${title}: ${name}: p50 ${p50.toFixed(2)} ms, was ${before.toFixed(2)} ms`] : [];
    }),
  );
}
