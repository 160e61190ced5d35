import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { isUnavailable } from '../database/connection/driver-errors.js';
import type { PeriodicJob } from '../database/periodic/periodic-job.js';
import { PeriodicJobs } from '../database/periodic/periodic-jobs.js';
import { MetricsRegistry } from '../observability/metrics-registry.js';
import { DueMails, pauseAfter, type DueMail } from './due-mails.js';
import { MailMessages } from './mail-messages.js';
import { SmtpDelivery } from './smtp-delivery.js';

const LOOKS_EVERY_MS = 60_000;
const SOONEST_MS = 500;
const NOTED_AGAIN_AFTER_MS = 500;
/** What is under way when the server stops may take so long. */
const FINISH_MS = 3_000;

/** Sends what is due, one after the other: when woken, and periodically, since another instance may have died. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Mail');
  private readonly count;
  private readonly job?: PeriodicJob;
  /** How often in a row the mail server could not be used. */
  private failures = 0;
  /** A server that is away is not asked again for each new mail. By `performance.now()`. */
  private pausedUntil = 0;

  constructor(
    private readonly due: DueMails,
    private readonly messages: MailMessages,
    private readonly delivery: SmtpDelivery,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) configuration: Configuration,
    jobs: PeriodicJobs,
    metrics: MetricsRegistry,
  ) {
    this.count = metrics.outcomes('ems_mails_total', 'Tries to send a mail: sent, put off to be tried again, given up for good', ['sent', 'put_off', 'given_up']);
    if (!configuration.smtpUrl) return;
    this.job = jobs.add('mail', (stopping) => this.round(stopping));
    this.job.stopping.addEventListener('abort', () => setTimeout(() => delivery.breakOff(), FINISH_MS).unref());
  }

  wake(): void {
    this.job?.wake();
  }

  /** Returns after how long to look again. */
  private async round(stopping: AbortSignal): Promise<number> {
    if (performance.now() < this.pausedUntil) return this.pausedUntil - performance.now();
    while (!stopping.aborted) {
      const failures = this.failures;
      const mail = await this.due.take();
      if (!mail) break;
      await this.send(mail);
      if (this.failures <= failures) continue;
      const pause = pauseAfter(this.failures);
      this.pausedUntil = performance.now() + pause;
      return pause;
    }
    return Math.max(SOONEST_MS, Math.min(LOOKS_EVERY_MS, (await this.due.nextIn()) ?? LOOKS_EVERY_MS));
  }

  private async send(mail: DueMail): Promise<void> {
    if (mail.expiresAt <= this.clock.now()) return this.giveUp(mail, 'too late');
    let message: SendMailOptions | undefined;
    try {
      message = await this.messages.write(mail);
    } catch (error) {
      // One that cannot be written must not keep the others from being sent.
      this.logger.error({ msg: 'A mail could not be written.', mail: mail.id, kind: mail.kind, reason: (error as Error).name });
      return this.putOff(mail);
    }
    return message ? this.handOver(mail, message) : this.due.giveUp(mail);
  }

  private async handOver(mail: DueMail, message: SendMailOptions): Promise<void> {
    const { outcome, reason } = await this.delivery.send(message);
    if (outcome === 'away') {
      this.failures += 1;
      this.logger.warn({ msg: 'The mail server does not take mails; they wait.', reason });
      return this.putOff(mail);
    }
    if (this.failures > 0) this.logger.warn('The mail server takes mails again.');
    this.failures = 0;
    if (outcome === 'refused') return this.giveUp(mail, reason);
    if (outcome === 'sent') {
      this.count(outcome);
      return this.noteSent(mail);
    }
    this.logger.warn({ msg: 'A mail was refused for now.', mail: mail.id, kind: mail.kind, reason });
    return this.putOff(mail);
  }

  private putOff(mail: DueMail): Promise<void> {
    this.count('put_off');
    return this.due.putBack(mail);
  }

  /** What is out must not go out again because the database was away at that moment. */
  private async noteSent(mail: DueMail): Promise<void> {
    for (;;) {
      try {
        return await this.due.sent(mail);
      } catch (error) {
        if (this.job?.stopping.aborted || !isUnavailable(error)) throw error;
        await sleep(NOTED_AGAIN_AFTER_MS);
      }
    }
  }

  /** Neither the address nor a word of it is logged. */
  private giveUp(mail: DueMail, reason: string): Promise<void> {
    this.count('given_up');
    this.logger.warn({ msg: 'A mail was given up.', mail: mail.id, kind: mail.kind, reason });
    return this.due.giveUp(mail);
  }
}
