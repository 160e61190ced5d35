import { LANGUAGES } from '../../api/contract/languages.js';
import { setStage } from './stage/browser.js';
import { violations, tooWide } from './stage/looks.js';
import { soon } from './stage/soon.js';

/** Pages for people who are not signed in, or have no right to a page. */
const PAGES = [
  '/login',
  '/forgot-password',
  '/reset-password#some-token',
  '/reset-password',
  '/invite#some-token',
  '/decide-leave#some-token',
  '/decide-leave',
  '/unauthorized',
];

const stage = await setStage();

test.each(PAGES.flatMap((path) => LANGUAGES.map((language) => [path, language] as const)))(
  '%s passes axe and fits a narrow phone, in the language %s',
  async (path, language) => {
    const page = await stage.open();
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.route('**/api/auth/link', (route) =>
      route.fulfill({ json: { success: true, email: 'amara.okafor@company.example' } }),
    );
    await page.goto(stage.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await soon(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
    if (language === 'en') await soon(() => violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await soon(() => tooWide(page)).toBe(0);
  },
);

test('a page before signing in passes axe in the dark theme', async () => {
  const page = await stage.open({ colorScheme: 'dark' });
  await page.goto(`${stage.url}/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await soon(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await soon(() => violations(page)).toEqual([]);
});
