import { CLOCK } from '../../support/clock-environment.mjs';

// Other work beside it makes a browser slow, not wrong.
const TIMEOUT_MS = 60_000;
const DEFAULTS = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-US',
};
/** Each takes some 100 MB. */
const KEPT = 2;
/** In the page: its dates are `ahead` milliseconds from its clock. */
export function setClock(ahead) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      if (values.length === 0) super(RealDate.now() + ahead);
      else super(...values);
    }
    static now() {
      return RealDate.now() + ahead;
    }
  };
}

/** Calls that cannot be undone on a page or a context. */
const LASTING = {
  page: ['exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'on',
    'once',
    'setExtraHTTPHeaders',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

/**
 * Pages where nobody has been. A new page of a new context loads and compiles the screens anew, which takes longer than
 * most tests. So pages are emptied after a test and used again by the next, of the same file or another.
 */
export class BrowserPages {
  #browser;
  /** Emptied pages, the last used at the end. */
  #idle = [];
  /** Opened by hooks of the whole file, and emptied with it. */
  #ofFile = [];
  /** Opened by the test that runs; none while hooks of the whole file run. */
  #ofTest;

  constructor(browser, url) {
    this.#browser = browser;
    this.url = url;
  }

  async open(options = {}) {
    const key = JSON.stringify(options);
    const at = this.#idle.findLastIndex((one) => one.key === key);
    const [used = await this.#make(key, options)] = at < 0 ? [] : this.#idle.splice(at, 1);
    (this.#ofTest ?? this.#ofFile).push(used);
    return used.page;
  }

  async openCold() {
    const used = await this.#make('', {});
    used.spent = true;
    (this.#ofTest ?? this.#ofFile).push(used);
    return used.page;
  }

  beginTest() {
    this.#ofTest = [];
  }

  async endTest({ failed }) {
    const used = this.#ofTest ?? [];
    this.#ofTest = undefined;
    if (failed) await Promise.all(used.map(({ page }) => tellWhatIsShown(page)));
    // A test that ran out of time goes on until its page is closed.
    await this.#release(used, failed);
  }

  async endFile() {
    await this.#release(this.#ofFile.splice(0));
  }

  async #release(used, failed = false) {
    await Promise.all(
      used.map((one) =>
        failed || one.spent || one.page.isClosed() ? one.context.close() : this.#putBack(one),
      ),
    );
  }

  async #make(key, options) {
    const context = await this.#browser.newContext({ ...DEFAULTS, ...options });
    if (CLOCK.FAKETIME) await context.addInitScript(setClock, parseInt(CLOCK.FAKETIME, 10) * 1000);
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const used = {
      key,
      context,
      page,
      options: { ...DEFAULTS, ...options },
      scripts: [],
      listeners: [],
      changed: false,
      spent: false,
    };
    onCall(page, ['addInitScript'], (script) => used.scripts.push(script));
    onCall(page, ['on', 'once'], (_, ...listener) => used.listeners.push(listener));
    onCall(page, ['emulateMedia', 'setViewportSize'], () => (used.changed = true));
    onCall(page, LASTING.page, () => (used.spent = true));
    onCall(context, LASTING.context, () => (used.spent = true));
    onCall(context.clock, LASTING.clock, () => (used.spent = true));
    return used;
  }

  async #putBack(used) {
    const { context, page, scripts, listeners, changed, options } = used;
    for (const [event, listener] of listeners.splice(0)) page.off(event, listener);
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.clearPermissions(),
      context.setOffline(false),
      ...scripts.splice(0).map(async (script) => (await script).dispose()),
      ...context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    ]);
    if (changed) {
      await page.setViewportSize(options.viewport);
      await page.emulateMedia({
        media: null,
        colorScheme: options.colorScheme ?? 'light',
        reducedMotion: options.reducedMotion,
      });
      used.changed = false;
    }
    await page.mouse.move(-1, -1);
    // A file of the same origin: the process stays, with the screens compiled.
    await page.goto(`${this.url}/favicon.svg`);
    await Promise.all([
      context.clearCookies(),
      page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear())),
    ]);
    this.#idle.push(used);
    if (this.#idle.length > KEPT) await this.#idle.shift().context.close();
  }
}

/** A failure that happens once in many runs is explained only by what was on the screen. */
async function tellWhatIsShown(page) {
  const text = await page.innerText('body', { timeout: 5000 }).catch(String);
  process.stderr.write(`Shown at ${page.url()}:\n${text.replace(/^/gm, '  | ')}\n`);
}

function onCall(target, names, act) {
  for (const name of names) {
    const call = target[name].bind(target);
    target[name] = (...args) => {
      const result = call(...args);
      act(result, ...args);
      return result;
    };
  }
}
