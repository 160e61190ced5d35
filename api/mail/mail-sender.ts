import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Clock } from '../config/clock.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { DueMails, type DueMail } from './due-mails.js';
import { MailMessages } from './mail-messages.js';
import { pauseAfter } from './pauses.js';
import { SmtpDelivery } from './smtp-delivery.js';

const LOOKS_EVERY_MS = 60_000;
const SOONEST_MS = 500;
/** What is under way when the server stops may take so long. */
const FINISH_MS = 3_000;

/** Sends what is due, one after the other: when woken, at the start and every so often, since another instance may have died. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
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
  ) {}

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
    if (mail.usefulUntil <= this.clock.now()) return this.giveUp(mail, 'could not be sent in time');
    let message: SendMailOptions | undefined;
    try {
      message = await this.messages.write(mail);
    } catch (error) {
      // One that cannot be written must not keep the others from being sent.
      this.logger.error(`Mail ${mail.id} could not be written: ${(error as Error).name}`);
      return this.due.putBack(mail);
    }
    return message ? this.handOver(mail, message) : this.due.giveUp(mail);
  }

  private async handOver(mail: DueMail, message: SendMailOptions): Promise<void> {
    const { outcome, reason } = await this.delivery.send(message);
    if (outcome === 'away') {
      this.failures += 1;
      this.logger.warn(`The mail server does not take mails (${reason}); they wait.`);
      return this.due.putBack(mail);
    }
    if (this.failures > 0) this.logger.warn('The mail server takes mails again.');
    this.failures = 0;
    if (outcome === 'sent') return this.due.sent(mail);
    if (outcome === 'refused') return this.giveUp(mail, `was refused for good (${reason})`);
    this.logger.warn(`Mail ${mail.id} was refused for now (${reason}).`);
    return this.due.putBack(mail);
  }

  /** Neither the address nor a word of it is logged. */
  private giveUp(mail: DueMail, why: string): Promise<void> {
    this.logger.warn(`Mail ${mail.id} (${mail.kind}) ${why}.`);
    return this.due.giveUp(mail);
  }
}
