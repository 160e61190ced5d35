import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startDemoServer } from '../../test/browser/stage/demo-server.mjs';
import { top } from '../lib/run.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
};

/** Starts a company of its own and takes the named pictures of it, all if none is named. A picture may need those before it. */
export async function takePictures({ executablePath, names, admin, environment, pictures }) {
  if (names.length > 0 && !pictures.some(({ name }) => names.includes(name))) return;
  const { folder, remove } = temporaryFolder('pictures');
  const server = await startDemoServer(folder, environment);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  try {
    const sessions = { admin: await signIn(server.url, admin) };
    for (const [, role, email, password] of server.printed.matchAll(
      /^(manager|employee) (\S+) (\S+)$/gm,
    ))
      sessions[role] = await signIn(server.url, { email, password });
    for (const picture of pictures)
      await take({
        browser,
        server,
        sessions,
        picture,
        saved: names.length === 0 || names.includes(picture.name),
      });
  } finally {
    await browser.close();
    await server.stop();
    remove();
  }
}

async function take({ browser, server, sessions, picture, saved }) {
  const { name, path, as = 'admin', options, arrange } = picture;
  const session = sessions[as];
  const context = await browser.newContext({ ...DESKTOP, ...options });
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem('token', token), session.token);
  await page.goto(`${server.url}/${typeof path === 'function' ? await path(session) : path}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await arrange?.(page, session);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(-1, -1);
  if (saved) {
    // Few colors are enough for screens, and a third of the size.
    const png = await sharp(await page.screenshot())
      .png({ palette: true, colors: 192, effort: 10 })
      .toBuffer();
    writeFileSync(join(top, 'docs/pictures', `${name}.png`), png);
    console.log(`${name}.png ${Math.round(png.length / 1024)} kB`);
  }
  await context.close();
}

/** A session that has confirmed its password, with a way to read from the API. */
async function signIn(url, { email, password }) {
  const call = async (path, { token, body } = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { token, user } = await call('/auth/login', { body: { email, password } });
  await call('/auth/confirm', { token, body: { password } });
  return { token, user, get: (path) => call(path, { token }) };
}
