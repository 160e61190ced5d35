import { Inject, Injectable } from '@nestjs/common';
import type { NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';

/** For a server that answers slowly but never goes silent. */
const SEND_TIMEOUT_MS = 60_000;

export interface Delivery {
  /** 'away' concerns the server or the connection, the others this mail. */
  outcome: 'sent' | 'refused' | 'later' | 'away';
  /** Codes only, because the server's text may quote the address. */
  reason: string;
}

@Injectable()
export class SmtpDelivery {
  private transport?: Promise<Transporter>;
  private current?: AbortController;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  async send(message: SendMailOptions): Promise<Delivery> {
    const current = new AbortController();
    const timeout = setTimeout(() => current.abort(), SEND_TIMEOUT_MS);
    this.current = current;
    try {
      const transport = await (this.transport ??= smtpTransport(this.configuration.smtpUrl));
      await transport.sendMail({ ...message, signal: current.signal });
      return { outcome: 'sent', reason: '' };
    } catch (error) {
      return failed(error as NodemailerError);
    } finally {
      clearTimeout(timeout);
      this.current = undefined;
    }
  }

  abort(): void {
    this.current?.abort();
  }
}

/** `originalCode` is that of the socket, such as ECONNREFUSED or CERT_HAS_EXPIRED. */
function failed(error: NodemailerError): Delivery {
  const { code, originalCode, command, responseCode } = error;
  const reason = [code, originalCode, responseCode, command].filter(Boolean).join(' ');
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', reason };
  const ofThisMail = command === 'RCPT TO' || command === 'DATA';
  // 421 and 503 concern the connection.
  if (!ofThisMail || !responseCode || responseCode === 421 || responseCode === 503)
    return { outcome: 'away', reason };
  return { outcome: responseCode >= 500 ? 'refused' : 'later', reason };
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

export async function smtpTransport(url: URL | undefined): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: url?.href,
    // Links to set a password must not be readable on the way. `?requireTLS=false` goes before it.
    requireTLS: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
