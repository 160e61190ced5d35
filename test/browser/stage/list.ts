import type { Locator, Page } from 'playwright-core';

/** The address of a list with this filter. */
export const listAt = (list: string, filter: object, more: Record<string, string> = {}) =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1', ...more })}`;

export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
export const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByText(name, { exact: true }) });
export const cells = (row: Locator) => row.getByRole('cell').allInnerTexts();
/** Such as '1–10 of 40'. */
export const shows = (page: Page, range: string) =>
  page.getByText(range, { exact: true }).waitFor();
/** The filter in the address. */
export const filterIn = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as unknown;

/** A field of the panel of filters, which is opened if need be. */
export async function filterField(page: Page, label: string): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return page.getByLabel(label, { exact: true });
}

/** The filters of the list, in the words of its chips. */
export const chips = (page: Page) =>
  page
    .getByRole('group', { name: 'Filters applied' })
    .getByRole('button', { name: /remove this filter$/ });

/** On a phone the cards have no checkboxes until then. */
export async function selectRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
}

/** The filters that say how many rows they show, such as 'Pending 9'. */
export const counted = async (page: Page, label: string) =>
  (
    await page.getByRole('group', { name: label, exact: true }).getByRole('button').allInnerTexts()
  ).map((words) => words.replace(/\s+/g, ' '));
