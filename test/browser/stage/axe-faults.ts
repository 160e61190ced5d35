import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The small build: a page gets it anew on each screen, and the other is three times as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SERIOUS = ['serious', 'critical'];

/** What axe finds serious, with the elements it means. */
export async function faults(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's security policy would refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate((tags) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: tags, resultTypes: ['violations'] }), RULES);
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`));
}
