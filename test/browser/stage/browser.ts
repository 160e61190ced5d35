import type { BrowserContextOptions, Page } from 'playwright-core';

export interface DemoSignIn {
  email: string;
  password: string;
}

/** The built application in a process of its own on a fresh demo company, and a browser to look at it. Both end with the test file. */
export interface Stage {
  url: string;
  admin: DemoSignIn;
  /** The employee's. */
  manager: DemoSignIn;
  employee: DemoSignIn;
  /** A page of a browser where nobody has been, but that may have the screens' files. What a test opens is closed with it. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** A page of a browser that has no files yet either. */
  openCold(): Promise<Page>;
  /** Changes what is stored as no call can. */
  store(sql: string, ...values: (string | number | null)[]): void;
}

/** Made by the test environment, see `stage/environment.mjs`. */
export const setStage = (): Promise<Stage> =>
  (globalThis as unknown as { setStage: () => Promise<Stage> }).setStage();

export async function signInAs(
  page: Page,
  url: string,
  { email, password }: DemoSignIn,
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
