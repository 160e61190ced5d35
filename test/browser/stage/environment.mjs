import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { BrowserPages } from './browser-pages.mjs';
import { startDemoServer } from './demo-server.mjs';

/**
 * Gives a test file its server, on a copy of the demo company, and pages of the one browser. It stands outside the
 * file's own context, so that what it imports is loaded once for each worker.
 */
export default class BrowserEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.setStage = () => this.setStage();
  }

  async setStage() {
    const { folder, company, browser, admin, employee } = JSON.parse(process.env.BROWSER_STAGE);
    this.dataDir = mkdtempSync(join(folder, 'data-'));
    cpSync(company, this.dataDir, { recursive: true });
    [this.server, this.browser] = await Promise.all([startDemoServer(this.dataDir), chromium.connect(browser)]);
    this.pages = new BrowserPages(this.browser, this.server.url);
    return {
      url: this.server.url,
      admin,
      employee,
      open: (options) => this.pages.open(options),
      openCold: () => this.pages.openCold(),
      store: (sql, ...values) => this.store(sql, values),
    };
  }

  /** Pages that a test opened end with it; those of a `beforeAll` stay. */
  async handleTestEvent({ name, test }) {
    if (name === 'test_start') this.pages?.beginTest();
    if (name === 'test_done') await this.pages?.endTest({ failed: test.errors.length > 0 });
  }

  store(sql, values) {
    const database = new DatabaseSync(join(this.dataDir, 'database.sqlite'));
    // The server may be writing.
    database.exec('PRAGMA busy_timeout = 5000');
    database.prepare(sql).run(...values);
    database.close();
  }

  async teardown() {
    await Promise.all([this.browser?.close(), this.server?.stop()]);
    if (this.dataDir) rmSync(this.dataDir, { recursive: true, force: true });
    await super.teardown();
  }
}
