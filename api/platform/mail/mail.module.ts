import { Global, Module } from '@nestjs/common';
import { DueMails } from './due-mails.js';
import { MailKinds } from './mail-kinds.js';
import { MailMessages } from './mail-messages.js';
import { MailSender } from './mail-sender.js';
import { Outbox } from './outbox.js';
import { Recipients } from './recipients.js';
import { SmtpDelivery } from './smtp-delivery.js';

@Global()
@Module({
  providers: [Outbox, MailKinds, MailSender, MailMessages, DueMails, Recipients, SmtpDelivery],
  exports: [Outbox, MailKinds, Recipients],
})
export class MailModule {}
