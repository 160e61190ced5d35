import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import { BrowserPages } from './browser-pages.mjs';
import { startDemoServer } from './demo-server.mjs';

/** The worker's part of the browser. Its pages serve all files: the address of the server stays, so what they have loaded does too. */
let browser;
let pages;
let port;

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
    const stage = JSON.parse(process.env.BROWSER_STAGE);
    this.dataDir = mkdtempSync(join(stage.folder, 'data-'));
    cpSync(stage.company, this.dataDir, { recursive: true });
    browser ??= connect(stage.browser);
    this.server = await startDemoServer(this.dataDir, port ? { PORT: port } : {});
    const { url } = this.server;
    if (pages?.url !== url) pages = new BrowserPages(await browser, url);
    port = new URL(url).port;
    return {
      url,
      admin: stage.admin,
      manager: stage.manager,
      employee: stage.employee,
      open: (options) => pages.open(options),
      openCold: () => pages.openCold(),
      store: (sql, ...values) => this.store(sql, values),
    };
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_start') pages?.beginTest();
    if (name === 'test_done') await pages?.endTest({ failed: test.errors.length > 0 });
  }

  store(sql, values) {
    const database = new DatabaseSync(join(this.dataDir, 'database.sqlite'));
    // The server may be writing.
    database.exec('PRAGMA busy_timeout = 5000');
    database.prepare(sql).run(...values);
    database.close();
  }

  async teardown() {
    await pages?.endFile();
    await this.server?.stop();
    if (this.dataDir) rmSync(this.dataDir, { recursive: true, force: true });
    await super.teardown();
  }
}

/** Ends when Jest takes its listener from the worker, which would otherwise be held by the connection. */
async function connect(address) {
  const connected = await chromium.connect(address);
  const end = (event) => event === 'message' && void connected.close();
  process.on('removeListener', end);
  connected.once('disconnected', () => process.off('removeListener', end));
  return connected;
}
