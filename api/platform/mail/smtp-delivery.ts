import { Inject, Injectable } from '@nestjs/common';
import type { NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';

/** A server that answers, but drop by drop. */
const ALL_IN_ALL_MS = 60_000;

export interface Delivery {
  /** Refused for good, refused for now, or nothing to do with this mail: the server is away or takes none from us. */
  outcome: 'sent' | 'refused' | 'later' | 'away';
  /** For the log: codes only, since the server's own words may quote the address. */
  reason: string;
}

/** Hands one message over to the mail server, on a connection of its own, within a bounded time. */
@Injectable()
export class SmtpDelivery {
  private transport?: Promise<Transporter>;
  private underWay?: AbortController;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  async send(message: SendMailOptions): Promise<Delivery> {
    const underWay = new AbortController();
    const late = setTimeout(() => underWay.abort(), ALL_IN_ALL_MS);
    this.underWay = underWay;
    try {
      const transport = await (this.transport ??= smtpTransport(this.configuration.smtpUrl));
      await transport.sendMail({ ...message, signal: underWay.signal });
      return { outcome: 'sent', reason: '' };
    } catch (error) {
      return failed(error as NodemailerError);
    } finally {
      clearTimeout(late);
      this.underWay = undefined;
    }
  }

  /** What is being handed over counts as not sent. */
  breakOff(): void {
    this.underWay?.abort();
  }
}

function failed({ code, command, responseCode }: NodemailerError): Delivery {
  const reason = [code, responseCode, command].filter(Boolean).join(' ');
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', reason };
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  // 421 and 503 speak of the connection.
  if (!ofThisMail || !responseCode || responseCode === 421 || responseCode === 503) return { outcome: 'away', reason };
  return { outcome: responseCode >= 500 ? 'refused' : 'later', reason };
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** To the mail server, with an end to every waiting. Who sends no mail does without what it takes in memory. */
export async function smtpTransport(url: URL | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: url?.href,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
