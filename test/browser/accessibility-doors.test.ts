import { faults } from './stage/axe-faults.js';
import { setStage, type Stage } from './stage/browser.js';
import { soon } from './stage/soon.js';

/** What people see who are not signed in, or stand at the wrong door. */
const PAGES = ['/login', '/forgot-password', '/reset-password#some-token', '/reset-password', '/invite#some-token', '/unauthorized'];
const WIDTHS = [320, 1280];

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

describe.each(['en', 'fr'])('in the language %s', (language) => {
  describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
    test.each(PAGES.flatMap((path) => WIDTHS.map((width) => [path, width] as const)))('%s keeps nobody out at %d px', async (path, width) => {
      const page = await stage.open({ colorScheme, viewport: { width, height: 800 } });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.route('**/api/auth/link', (route) => route.fulfill({ json: { success: true, email: 'amara.okafor@company.example' } }));
      await page.goto(stage.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await soon(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
      await soon(() => faults(page)).toEqual([]);
      await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
});
