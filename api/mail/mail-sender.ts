import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { isUnavailable } from '../database/driver-errors.js';
import { Measures } from '../measures/measures.js';
import { DueMails, type DueMail } from './due-mails.js';
import { MailMessages } from './mail-messages.js';
import { pauseAfter } from './pauses.js';
import { SmtpDelivery } from './smtp-delivery.js';

const LOOKS_EVERY_MS = 60_000;
const SOONEST_MS = 500;
const NOTED_AGAIN_AFTER_MS = 500;
/** What is under way when the server stops may take so long. */
const FINISH_MS = 3_000;

/** Sends what is due, one after the other: when woken, at the start and every so often, since another instance may have died. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly count;
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private woken = false;
  private stopped = false;
  /** How often in a row the mail server could not be used. */
  private failures = 0;

  constructor(
    private readonly due: DueMails,
    private readonly messages: MailMessages,
    private readonly delivery: SmtpDelivery,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    measures: Measures,
  ) {
    this.count = measures.outcomes('ems_mails_total', 'Tries to send a mail: sent, put off to be tried again, given up for good', ['sent', 'put_off', 'given_up']);
  }

  onApplicationBootstrap(): void {
    this.plan(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const hurry = setTimeout(() => this.delivery.breakOff(), FINISH_MS);
    await this.running;
    clearTimeout(hurry);
  }

  wake(): void {
    this.woken = true;
    // A server that is away is not asked again for each new mail.
    if (!this.running && this.failures === 0) this.plan(0);
  }

  private plan(afterMs: number): void {
    if (this.stopped || !this.configuration.smtpUrl) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.woken = false;
      this.running = this.run().then((pause) => {
        this.running = undefined;
        this.plan(this.woken && this.failures === 0 ? 0 : pause);
      });
    }, afterMs);
    this.timer.unref();
  }

  /** Returns after how long to look again. */
  private async run(): Promise<number> {
    try {
      while (!this.stopped) {
        const failures = this.failures;
        const mail = await this.due.take();
        if (!mail) break;
        await this.send(mail);
        if (this.failures > failures) return pauseAfter(this.failures);
      }
      return Math.max(SOONEST_MS, Math.min(LOOKS_EVERY_MS, (await this.due.nextIn()) ?? LOOKS_EVERY_MS));
    } catch (error) {
      this.logger.warn(`Mails could not be looked after: ${(error as Error).name}`);
      return LOOKS_EVERY_MS;
    }
  }

  private async send(mail: DueMail): Promise<void> {
    if (mail.usefulUntil <= this.clock.now()) return this.giveUp(mail, 'too late');
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
        if (this.stopped || !isUnavailable(error)) throw error;
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
