import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The first has no windows to draw, which halves what a page costs.
const CHROMIUM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of the Chromium to test with, or undefined; CHROMIUM in the environment names another one. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return CHROMIUM.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}
