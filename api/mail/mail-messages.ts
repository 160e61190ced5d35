import { Inject, Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import type { DueMail } from './due-mails.js';
import { MailKinds } from './mail-kinds.js';
import { messageOf } from './message.js';
import { Recipients } from './recipients.js';

/** The message of a mail that is to be sent now, to the person and in the language as they are now. */
@Injectable()
export class MailMessages {
  constructor(
    private readonly recipients: Recipients,
    private readonly kinds: MailKinds,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Undefined when there is nobody to read it or nothing to say. */
  async write({ id, accountId, kind, data }: DueMail): Promise<SendMailOptions | undefined> {
    const to = await this.recipients.find(accountId);
    const letter = to && (await this.kinds.get(kind).write(to, JSON.parse(data) as never, id));
    return letter && messageOf(letter, to, id, this.configuration);
  }
}
