import type { Page } from 'playwright-core';
import type { ImportRecord } from '../../../api/contract/imports/imports.js';
import type { Client } from '../../support/client.js';

/** As the browser's dialog for files would give it. */
export const csvFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Chooses a file, and waits until the server has read it. */
export async function uploadFile(page: Page, name: string, text: string): Promise<void> {
  await fileInput(page).setInputFiles(csvFile(name, text));
  await page.getByRole('region', { name: 'The file' }).getByText(name).waitFor();
}

export const fileInput = (page: Page) => page.getByLabel(/^Choose (a|another) file$/);

/** From the file to its columns. */
export async function goToColumns(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor();
}

/** The form of addresses that are made for people without one. */
export const domain = (page: Page) => page.getByLabel('Domain', { exact: true });
export const checkRows = (page: Page) => page.getByRole('button', { name: /^Check \d/ });
export const importRows = (page: Page) => page.getByRole('button', { name: /^Import \d/ });

export const becomes = (page: Page, column: string) =>
  page.getByLabel(`Field for ${column}`, { exact: true });

/** The current step. */
export const step = (page: Page) =>
  page.getByRole('list', { name: 'Import steps' }).locator('[aria-current="step"]').innerText();

/** Uploads a file by a call, not by the screen. */
export async function upload(
  client: Client,
  kind: string,
  name: string,
  text: string,
): Promise<ImportRecord> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  return (await client.send('POST', '/import/add', form)).body.import;
}

/** The import once nothing runs any more. */
export async function waitForImport(client: Client, id: string): Promise<ImportRecord> {
  for (;;) {
    const record = (await client.get(`/import/single/${id}`)).body.import as ImportRecord;
    if (!record.state.endsWith('ing')) return record;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const PEOPLE = `Name,EmpID,Email,Born,Sex,Marital,Department,Position,Salary
Imke Adler,IMP-1,imke.adler@company.example,14.02.1980,F,Single,Quarry,Digger,3000.00
Jonas Brandt,IMP-2,jonas.brandt@company.example,28.11.1975,M,Married,Quarry,Digger,3100.50
`;
