import type { Page } from 'playwright-core';

/** Counts from the first screen on, over all that are loaded. */
export const countClicks = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener(
      'click',
      () =>
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1)),
      true,
    ),
  );

export const clicks = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
