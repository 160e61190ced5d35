import { afterAll } from '@jest/globals';

const most = new Map<string, { waitMs: number; peakMb: number }>();

/** Keeps the largest figures of a row of docs/security-tests.md (Costs); SHOW_COSTS=1 prints them. */
export function note(row: string, waitMs: number, peakMb: number | undefined): void {
  const kept = most.get(row) ?? { waitMs: 0, peakMb: 0 };
  most.set(row, {
    waitMs: Math.max(kept.waitMs, waitMs),
    peakMb: Math.max(kept.peakMb, peakMb ?? 0),
  });
}

if (process.env.SHOW_COSTS) {
  afterAll(() => {
    for (const [row, { waitMs, peakMb }] of most)
      process.stderr.write(`| ${row} | ${waitMs.toFixed()} | ${peakMb.toFixed()} |\n`);
  });
}

/** The first few of the cases, one of each kind; all of them in test/long. */
export function oneOfEach<Case>(cases: Case[], count: number): Case[] {
  return process.env.ALL_CASES ? cases : cases.slice(0, count);
}
