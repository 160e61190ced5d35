import { setStage, signInAs, type Stage } from './browser.js';

const LARGEST_BYTES = 330 * 1024;

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.close());

test('the employees list, opened cold, transfers at most 330 kB of compressed JavaScript', async () => {
  const first = await stage.open();
  await signInAs(first, stage.url, stage.admin);
  await first.waitForURL('**/admin-dashboard');
  const token = await first.evaluate(() => localStorage.getItem('token') ?? '');

  const cold = await stage.open();
  await cold.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const scripts = new Set<string>();
  cold.on('response', (response) => response.request().resourceType() === 'script' && scripts.add(response.url()));
  await cold.goto(`${stage.url}/admin-dashboard/employee`);
  await cold.getByRole('row').nth(10).waitFor();
  await cold.waitForLoadState('networkidle');

  const sizes = await Promise.all([...scripts].map(compressedSize));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST_BYTES);
});

async function compressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const bytes = Number(response.headers.get('content-length'));
  // Small files are not worth compressing, and are counted as they are.
  if (bytes > 1024 && !url.endsWith('/theme.js')) expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(bytes).toBeGreaterThan(0);
  return bytes;
}
