import type { Locator } from 'playwright-core';

/** The second step of an assignment: what it does to balances. */
export async function assignPreviewed(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog
    .getByRole('heading', { name: 'The preview is ready.' })
    .waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Assign' }).click();
}
