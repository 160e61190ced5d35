import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SERIOUS = ['serious', 'critical'];

/** What axe finds serious, with the elements it means. */
export async function faults(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's security policy would refuse.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate((tags) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: tags, resultTypes: ['violations'] }), RULES);
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`));
}
