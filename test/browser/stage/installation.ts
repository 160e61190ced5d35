import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { Page } from 'playwright-core';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { accepted, Client } from '../../support/client.js';
import { clockAt } from '../../support/clock-environment.mjs';
import { mariadbInstalled, startMariaDb } from '../../support/mariadb.mjs';
import { setClock } from './browser-pages.mjs';
import type { Stage } from './browser.js';
import { startDemoServer } from './demo-server.mjs';
import { openOffice } from './office.js';

export type Engine = 'SQLite' | 'MariaDB';

/** `test`, which is left out where the machine has no MariaDB. */
export const testOn = (engine: Engine): typeof test =>
  engine === 'SQLite' || mariadbInstalled() ? test : test.skip;

const EMAIL = 'head.admin@company.example';
const PASSWORD = 'a sound admin password';

/** A company without data, on a database of its own, whose server begins anew on the days that a test names. */
export class Installation {
  /** Signed in, and has just given the password. */
  admin!: Client;

  private readonly folder = mkdtempSync(join(tmpdir(), 'employee-management-installation-'));
  private mariadb?: Awaited<ReturnType<typeof startMariaDb>>;
  private server?: Awaited<ReturnType<typeof startDemoServer>>;
  private aheadMs = 0;

  /** The stage has the browser. */
  constructor(
    private readonly engine: Engine,
    private readonly stage: Stage,
  ) {}

  /** It is ten o'clock of that day, for the server and in the pages. */
  async beginOn(day: CalendarDate): Promise<void> {
    await this.server?.stop();
    const now = Date.parse(`${day}T10:00:00Z`);
    this.aheadMs = now - Date.now();
    this.server = await startDemoServer(this.folder, {
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      TIME_ZONE: 'UTC',
      ...clockAt(now),
      ...(this.engine === 'MariaDB' && { DATABASE_URL: await this.databaseUrl() }),
    });
    this.admin = new Client(this.server.url);
    accepted(await this.admin.signIn(EMAIL, PASSWORD));
    accepted(await this.admin.confirm());
  }

  open(path: string, arrange?: (page: Page) => Promise<unknown>): Promise<Page> {
    return openOffice({ ...this.stage, url: this.admin.url }, this.admin, path, {
      arrange: async (page) => {
        await page.addInitScript(setClock, this.aheadMs);
        await arrange?.(page);
      },
    });
  }

  private async databaseUrl(): Promise<string> {
    if (!this.mariadb) {
      this.mariadb = await startMariaDb();
      const connection = await createConnection(this.mariadb.url);
      await connection.query('CREATE DATABASE company CHARACTER SET utf8mb4');
      await connection.end();
    }
    return `${this.mariadb.url}company`;
  }

  async end(): Promise<void> {
    await this.server?.stop();
    await this.mariadb?.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
