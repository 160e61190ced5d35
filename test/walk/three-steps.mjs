// One request through three steps, its first approver away: four people, each with a browser of their own.
//   node test/walk/three-steps.mjs [--mariadb] [--mail] [--pictures FOLDER]
// With --mail, the first step is taken from the approver's mail, on a phone that nobody is signed in on.
// Needs the build, and Chromium. Exit code 1 if anything is not as it should be.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { chromium } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { startDemoServer } from '../browser/stage/demo-server.mjs';
import { freePort, startMariaDb } from '../support/mariadb.mjs';

const PASSWORD = 'a sound password for all';
const PHONE = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true };
const { values } = parseArgs({
  options: {
    mariadb: { type: 'boolean', default: false },
    mail: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});
const { folder, remove } = temporaryFolder('three-steps');
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const browsers = [];
const mails = [];
let database;
let mailServer;
let server;

try {
  database = values.mariadb ? await emptyDatabase() : undefined;
  const smtpUrl = values.mail ? await receiveMails() : undefined;
  const port = await freePort();
  server = await startDemoServer(join(folder, 'data'), {
    PORT: String(port),
    ...(database && { DATABASE_URL: `${database.url}walk` }),
    ...(smtpUrl && { SMTP_URL: smtpUrl, PUBLIC_URL: `http://127.0.0.1:${port}` }),
  });
  const [, ...office] = /^admin (\S+) (\S+)$/m.exec(server.printed);
  const people = await arrange(await signIn(...office));

  const zoe = await open(people.Zoë, 'employee-dashboard/add-leave');
  await zoe.getByLabel('Leave Type').selectOption('Annual Leave');
  await zoe.getByLabel('Start Date', { exact: true }).fill(day(40));
  await zoe.getByLabel('End Date', { exact: true }).fill(day(46));
  await zoe
    .getByText(
      /^Tomasz Bore decides for Søren Beam, who is away until .*, then Henriette Arch, then HR\.$/,
    )
    .waitFor();
  await zoe.getByLabel('Reason/Description').fill('By the sea');
  await zoe.getByRole('button', { name: /^Request/ }).click();
  await zoe.getByText(/^Waiting for Søren Beam or Tomasz Bore since /).waitFor();
  await picture(zoe, '1-requested');

  const tomasz = values.mail
    ? await open({}, await linkTo(people.Tomasz.user.email))
    : await open(people.Tomasz, 'employee-dashboard/team');
  await tomasz.getByText(/^For Søren Beam, /).waitFor();
  await picture(tomasz, '2-deputy');
  await tomasz.getByRole('button', { name: /^Approve/ }).tap();
  await tomasz
    .getByRole('heading', {
      name: values.mail ? /^You approved the leave of Zoë Lamp/ : 'Nothing waits for you',
    })
    .waitFor();

  const henriette = await open(people.Henriette, 'employee-dashboard/team');
  await picture(henriette, '3-second');
  await henriette.getByRole('button', { name: /^Approve/ }).tap();
  await henriette.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();

  const { leaves } = await call(`/leave/${people.Zoë.user._id}`, people.Zoë);
  const hr = await open(
    { token: people.admin.token, wide: true },
    `admin-dashboard/leaves/${leaves[0]._id}`,
  );
  await hr
    .getByRole('heading', { name: 'HR decides next' })
    .or(hr.getByText('HR decides next'))
    .first()
    .waitFor();
  await picture(hr, '4-hr');
  await hr
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await hr.getByText('Approved', { exact: true }).first().waitFor();
  await picture(hr, '5-approved');

  const { leave } = await call(`/leave/detail/${leaves[0]._id}`, people.Zoë);
  const taken = leave.steps
    .map(({ by, right, for: of }) => [by, right, of].filter(Boolean).join(' '))
    .join(', ');
  if (
    leave.status !== 'Approved' ||
    !taken.startsWith('Tomasz Bore deputy Søren Beam, Henriette Arch second, ')
  )
    throw new Error(`${leave.status}: ${taken}`);
  console.log(`Approved on ${values.mariadb ? 'MariaDB' : 'SQLite'}: ${taken}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const browser of browsers) await browser.close();
  await server?.stop();
  mailServer?.close();
  await database?.stop();
  remove();
}

async function receiveMails() {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        // Quoted-printable breaks long lines.
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='),
        });
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise((resolve) => mailServer.listen(port, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${port}?requireTLS=false`;
}

/** The link to approve, from the mail to this address. */
async function linkTo(address) {
  for (let tries = 0; tries < 100; tries++) {
    const link = mails
      .filter(({ to }) => to.includes(address))
      .map(({ text }) => /decide-leave#[\w:-]+/.exec(text)?.[0])
      .find(Boolean);
    if (link) return link;
    await sleep(200);
  }
  throw new Error(`No mail with a link has come to ${address}.`);
}

async function emptyDatabase() {
  const started = await startMariaDb();
  const connection = await createConnection(started.url);
  await connection.query('CREATE DATABASE walk CHARACTER SET utf8mb4');
  await connection.end();
  return started;
}

/** Zoë reports to Søren, who is away and has Tomasz as deputy, and Søren to Henriette. */
async function arrange(admin) {
  await call('/setting/approvals', admin, 'PUT', { approvals: true });
  const type = (await call('/leave/type', admin)).types.find(({ name }) => name === 'Annual Leave');
  await call(`/leave/type/${type._id}`, admin, 'PUT', {
    ...type,
    chain: [{ who: 'approver' }, { who: 'second' }, { who: 'hr' }],
  });
  const { department } = await call('/department/add', admin, 'POST', {
    dep_name: 'Bridges',
    description: 'Builds them',
  });
  const people = { admin };
  const ids = {};
  for (const [number, name] of [
    'Henriette Arch',
    'Søren Beam',
    'Zoë Lamp',
    'Tomasz Bore',
  ].entries()) {
    const [first] = name.split(' ');
    const email = `bridge.${number}@company.example`;
    const fields = {
      name,
      email,
      employeeId: `BR-${number}`,
      dob: '1990-05-17',
      department: department._id,
      designation: 'Engineer',
      salary: '3000',
      role: 'employee',
      gender: 'other',
      maritalStatus: 'single',
      password: PASSWORD,
      hireDate: '2020-01-01',
    };
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    ids[first] = (await call('/employee/add', admin, 'POST', form)).employee._id;
    people[first] = await signIn(email, PASSWORD);
  }
  await call(`/employee/employment/${ids.Zoë}`, admin, 'PUT', { manager: { _id: ids.Søren } });
  await call(`/employee/employment/${ids.Søren}`, admin, 'PUT', {
    manager: { _id: ids.Henriette },
    deputy: ids.Tomasz,
  });
  const { leave } = await call('/leave/add', admin, 'POST', {
    userId: ids.Søren,
    leaveType: 'Sick Leave',
    startDate: day(-1),
    endDate: day(5),
    reason: 'Flu',
  });
  await call(`/leave/${leave._id}`, admin, 'PUT', { status: 'Approved' }).catch(() => undefined);
  return people;
}

async function signIn(email, password) {
  const signedIn = await call('/auth/login', undefined, 'POST', { email, password });
  await call('/auth/confirm', signedIn, 'POST', { password });
  return signedIn;
}

async function call(path, { token } = {}, method = 'GET', body = undefined) {
  const isForm = body instanceof FormData;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers,
    body: isForm ? body : body && JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function open({ token, wide }, path) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  browsers.push(browser);
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...(wide ? { viewport: { width: 1280, height: 1000 } } : PHONE),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (token) await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto(`${server.url}/${path}`);
  return page;
}

async function picture(page, name) {
  if (!values.pictures) return;
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(values.pictures, `${name}.png`), fullPage: true });
}
