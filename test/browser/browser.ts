import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Another build than that of this folder can be looked at, too. */
const main = process.env.STAGE_MAIN ?? fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

export interface DemoSignIn {
  email: string;
  password: string;
}

/** The built application in a process of its own on a fresh demo company, and a browser to look at it. */
export interface Stage {
  url: string;
  admin: DemoSignIn;
  employee: DemoSignIn;
  /** A page of a browser that knows nothing yet. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** Changes what is stored as no call can. */
  store(sql: string, ...values: (string | number | null)[]): void;
  close(): Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'employee-management-browser-'));
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', TIME_ZONE: 'UTC' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await linesUntil(server, /^Listening on (\S+)$/m);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    url: (/^Listening on (\S+)$/m.exec(said) as RegExpExecArray)[1] as string,
    admin: signIn(said, 'admin'),
    employee: signIn(said, 'employee'),
    open: (options) => newPage(browser, options),
    store: (sql, ...values) => {
      const database = new DatabaseSync(join(dataDir, 'database.sqlite'));
      // The server may be writing.
      database.exec('PRAGMA busy_timeout = 5000');
      database.prepare(sql).run(...values);
      database.close();
    },
    close: async () => {
      await browser.close();
      await ended(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function signInAs(page: Page, url: string, { email, password }: DemoSignIn): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-US', ...options });
  return context.newPage();
}

function signIn(said: string, role: string): DemoSignIn {
  const [, email, password] = new RegExp(`^${role} (\\S+) (\\S+)$`, 'm').exec(said) ?? [];
  if (!email || !password) throw new Error(`The server did not print the demo's ${role}.`);
  return { email, password };
}

function linesUntil(server: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (line.test(said)) resolve(said);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
