import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { soon } from './soon.js';

/** The small build: a page gets it again on each screen, and the other is three times as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on the theme or on the size. */
const APPEARANCE: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'target-size'] };
const SERIOUS = ['serious', 'critical'];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 375, height: 812 };

/** Violations that axe finds serious, with their elements. */
export async function violations(
  page: Page,
  rules: axe.RunOnly | string[] = RULES,
): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's security policy would refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations: found } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        resultTypes: ['violations'],
      }),
    rules,
  );
  return found
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`,
      ),
    );
}

/** Pixels by which the page is wider than the screen. */
export const tooWide = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Words that stand on two lines. */
export const brokenWords = (table: Locator) =>
  table.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (
          new Set(
            [...range.getClientRects()]
              .filter(({ width }) => width > 0)
              .map(({ top }) => Math.round(top)),
          ).size > 1
        )
          words.push(word);
      }
    }
    return words;
  });

/** Axe passes and the page fits: on a desktop in the light theme, then on a phone in the dark one. There only the rules of the appearance apply again; with `dark` all: for a screen that a phone lays out differently, and one of each family. */
export async function passesAxe(page: Page, { dark = false } = {}): Promise<void> {
  await passes(page, RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(PHONE);
  await soon(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await passes(page, dark ? RULES : APPEARANCE);
}

async function passes(page: Page, rules: axe.RunOnly | string[]): Promise<void> {
  await soon(() => violations(page, rules)).toEqual([]);
  await soon(() => tooWide(page)).toBe(0);
}
