import type { AddressInfo, Socket } from 'node:net';
import { afterAll } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { received, type ReceivedMail } from './received-mail.js';
import { startServer, type TestServer } from './server.js';

/** A mail server in the test's own process, and all that it took. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** How often it was asked, whatever it answered. */
  connections: () => number;
  /** Those to one address, by now. */
  to(address: string): ReceivedMail[];
  /** Is away afterwards, until it is opened again at the same port. */
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function startMailbox(behaviour: SMTPServerOptions = {}, user = ''): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let port = 0;
  let connections = 0;
  let server: SMTPServer;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 100,
        // Nor is it told that its certificate is for tests.
        logger: false,
        onData(stream, session, done) {
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            const envelope = {
              from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
              to: session.envelope.rcptTo.map(({ address }) => address),
            };
            mails.push(received(Buffer.concat(parts).toString('latin1'), envelope));
            done();
          });
        },
        ...behaviour,
      });
      server.server.on('connection', (_socket: Socket) => (connections += 1));
      // A client that hangs up is no error of the test.
      server.on('error', () => undefined);
      server.server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        port = (server.server.address() as AddressInfo).port;
        resolve();
      });
    });
  await open();
  return {
    url: `smtp://${user}127.0.0.1:${port}?requireTLS=false`,
    mails,
    connections: () => connections,
    to: (address) => mails.filter(({ envelope }) => envelope.to.includes(address)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
    open,
  };
}

/** A server and the mailbox that takes its mails, for all tests of a file. */
export async function serverWithMailbox(
  settings: Record<string, string>,
): Promise<{ mailbox: Mailbox; server: TestServer }> {
  const mailbox = await startMailbox();
  const server = await startServer({ SMTP_URL: mailbox.url, ...settings });
  afterAll(async () => {
    await server.stop();
    await mailbox.close();
  });
  return { mailbox, server };
}
