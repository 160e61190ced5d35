import { afterEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { SMTPServerOptions } from 'smtp-server';
import { checkMail } from '../../../api/operations/doctor/check-mail.js';
import { CONFIGURATION, type Configuration } from '../../../api/platform/config/configuration.js';
import { eventually } from '../../support/eventually.js';
import { MAIL_CERTIFICATE } from '../../support/mail-certificate.js';
import { startMailbox, type Mailbox } from '../../support/mailbox.js';
import { rows } from '../../support/rows.js';
import { ADMIN, startServer, type TestServer } from '../../support/server.js';

const PUBLIC_URL = 'https://hr.company.example';

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const end of ends.reverse()) await end();
  ends = [];
});

async function open(behaviour?: SMTPServerOptions, user?: string): Promise<Mailbox> {
  const mailbox = await startMailbox(behaviour, user);
  ends.push(() => mailbox.close());
  return mailbox;
}

async function start(url: string): Promise<TestServer> {
  const server = await startServer({ SMTP_URL: url, PUBLIC_URL });
  ends.push(() => server.stop());
  return server;
}

const withTls = ({ url }: Mailbox) => url.replace('?requireTLS=false', '');

const told = async (server: TestServer, smtpUrl: string) =>
  [
    await checkMail({
      configuration: { ...server.app.get<Configuration>(CONFIGURATION), smtpUrl: new URL(smtpUrl) },
      environment: {},
      read: (sql, parameters) => rows(server, sql, parameters),
    }),
  ].flat();

/** A self-made certificate of mail.company.example; that of the library for tests has expired. */
const EXPIRED: SMTPServerOptions = {};
const OWN: SMTPServerOptions = MAIL_CERTIFICATE;
const trusting = (url: string) => `${url}?tls.ca=${encodeURIComponent(MAIL_CERTIFICATE.cert)}`;

test.each<[string, SMTPServerOptions, (url: string) => string, RegExp, RegExp]>([
  [
    'self-made',
    OWN,
    (url) => url,
    /self-signed certificate \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/,
    /NODE_EXTRA_CA_CERTS/,
  ],
  [
    'expired',
    EXPIRED,
    (url) => url,
    /certificate has expired \(CERT_HAS_EXPIRED\)\.$/,
    /^Renew the certificate/,
  ],
  [
    'of another host',
    OWN,
    trusting,
    /altnames: IP: 127\.0\.0\.1 is not .+ \(ERR_TLS_CERT_ALTNAME_INVALID\)\.$/,
    /^Name the mail server in SMTP_URL as its certificate does/,
  ],
])(
  'a certificate that is %s is told as such by doctor and in the log, not as a closed port',
  async (_, certificate, change, found, advice) => {
    for (const secure of [true, false]) {
      const mailbox = await open({ secure, disabledCommands: [], ...certificate });
      const url = change(withTls(mailbox).replace('smtp:', secure ? 'smtps:' : 'smtp:'));
      const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
      const server = await start(url);
      await server.client().post('/auth/forgot-password', { email: ADMIN.email });
      await eventually(() => JSON.stringify(warn.mock.calls).includes('mail server'));
      expect(warn.mock.calls).toContainEqual([
        {
          msg: 'The mail server does not take mails; they wait.',
          reason: expect.stringMatching(/^ESOCKET \w*CERT\w* CONN$/),
        },
      ]);
      warn.mockRestore();
      const [finding] = await told(server, url);
      expect(finding).toEqual({
        state: 'fault',
        found: expect.stringMatching(found),
        advice: expect.stringMatching(advice),
      });
      expect(finding?.found).toMatch(
        /^The certificate of 127\.0\.0\.1 is not accepted, so no email is sent: /,
      );
    }
  },
);

test('the words of a mail server are told without control characters, user and password', async () => {
  const mailbox = await open(
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        done(new Error(`No access\u001b[31m for ${username} with ${password}`)),
    },
    'hr%40mail:p%40ss%3Aword@',
  );
  const server = await start(mailbox.url);
  expect(await told(server, mailbox.url)).toEqual([
    {
      state: 'fault',
      found: expect.stringMatching(/No access \[31m for … with … \(EAUTH 535\)\.$/),
      advice: expect.stringMatching(/^Check user and password in SMTP_URL/),
    },
  ]);
});

test('a closed port is told with address and port', async () => {
  const mailbox = await open();
  await mailbox.close();
  const server = await start(mailbox.url);
  expect(await told(server, mailbox.url)).toEqual([
    {
      state: 'fault',
      found: expect.stringMatching(
        /connect ECONNREFUSED 127\.0\.0\.1:\d+ \(ESOCKET ECONNREFUSED\)\.$/,
      ),
      advice: expect.stringContaining('the firewall'),
    },
  ]);
});

test('smtps:// at a port that begins without encryption is told as such', async () => {
  const mailbox = await open();
  const server = await start(mailbox.url);
  expect(await told(server, withTls(mailbox).replace('smtp:', 'smtps:'))).toMatchObject([
    {
      state: 'fault',
      found: expect.stringContaining('does not speak TLS'),
      advice: expect.stringContaining('smtp:// for 587'),
    },
  ]);
});
