import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Clock } from '../config/clock.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { errorReason, isUnavailable } from '../database/connection/driver-errors.js';
import { MetricsRegistry } from '../observability/metrics-registry.js';
import type { PeriodicJob } from '../periodic/periodic-job.js';
import { PeriodicJobs } from '../periodic/periodic-jobs.js';
import { DueMails, retryDelay, type DueMail } from './due-mails.js';
import { MailMessages } from './mail-messages.js';
import { SmtpDelivery } from './smtp-delivery.js';

const MAX_INTERVAL_MS = 60_000;
const MIN_INTERVAL_MS = 500;
const RETRY_MS = 500;
const SHUTDOWN_GRACE_MS = 3_000;

/** Also polls, because another instance may have died with a claimed mail. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Mail');
  private readonly count;
  private readonly job?: PeriodicJob;
  private consecutiveFailures = 0;
  /** While the mail server is down, new mails cause no further attempts. On the clock of performance.now(). */
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
    this.count = metrics.outcomes(
      'ems_mails_total',
      'Tries to send a mail: sent, put off to be tried again, given up for good',
      ['sent', 'put_off', 'given_up'],
    );
    if (!configuration.smtpUrl) return;
    this.job = jobs.add('mail', (stopping) => this.round(stopping));
    this.job.stopping.addEventListener('abort', () =>
      setTimeout(() => delivery.abort(), SHUTDOWN_GRACE_MS).unref(),
    );
  }

  wake(): void {
    this.job?.wake();
  }

  private async round(stopping: AbortSignal): Promise<number> {
    if (performance.now() < this.pausedUntil) return this.pausedUntil - performance.now();
    while (!stopping.aborted) {
      const consecutiveFailures = this.consecutiveFailures;
      const mail = await this.due.claimNext();
      if (!mail) break;
      await this.send(mail);
      if (this.consecutiveFailures <= consecutiveFailures) continue;
      const pause = retryDelay(this.consecutiveFailures);
      this.pausedUntil = performance.now() + pause;
      return pause;
    }
    return Math.max(
      MIN_INTERVAL_MS,
      Math.min(MAX_INTERVAL_MS, (await this.due.msUntilNext()) ?? MAX_INTERVAL_MS),
    );
  }

  private async send(mail: DueMail): Promise<void> {
    if (mail.expiresAt <= this.clock.now()) return this.giveUp(mail, 'too late');
    let message: SendMailOptions | undefined;
    try {
      message = await this.messages.write(mail);
    } catch (error) {
      this.logger.error({
        msg: 'A mail could not be written.',
        mail: mail.id,
        kind: mail.kind,
        reason: errorReason(error),
      });
      return this.postpone(mail);
    }
    return message ? this.deliver(mail, message) : this.due.markFailed(mail);
  }

  private async deliver(mail: DueMail, message: SendMailOptions): Promise<void> {
    const { outcome, reason } = await this.delivery.send(message);
    if (outcome === 'away') {
      this.consecutiveFailures += 1;
      this.logger.warn({ msg: 'The mail server does not take mails; they wait.', reason });
      return this.postpone(mail);
    }
    if (this.consecutiveFailures > 0) this.logger.warn('The mail server takes mails again.');
    this.consecutiveFailures = 0;
    if (outcome === 'refused') return this.giveUp(mail, reason);
    if (outcome === 'sent') {
      this.count(outcome);
      return this.markSent(mail);
    }
    this.logger.warn({
      msg: 'A mail was refused for now.',
      mail: mail.id,
      kind: mail.kind,
      reason,
    });
    return this.postpone(mail);
  }

  private postpone(mail: DueMail): Promise<void> {
    this.count('put_off');
    return this.due.reschedule(mail);
  }

  /** A delivered mail must not be sent again because the database was unavailable for a moment. */
  private async markSent(mail: DueMail): Promise<void> {
    for (;;) {
      try {
        return await this.due.markSent(mail);
      } catch (error) {
        if (this.job?.stopping.aborted || !isUnavailable(error)) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  private giveUp(mail: DueMail, reason: string): Promise<void> {
    this.count('given_up');
    this.logger.warn({ msg: 'A mail was given up.', mail: mail.id, kind: mail.kind, reason });
    return this.due.markFailed(mail);
  }
}
