import { Injectable } from '@nestjs/common';
import {
  OWN_MATTER_KINDS,
  type OwnMatterKind,
} from '../contract/notification/notification-kinds.js';
import type { Letter } from '../platform/mail/letter.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';

/** Covers a long weekend without a mail server. */
const EXPIRES_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/** Without amounts and dates, which belong into no mail. */
interface OwnMatter {
  employeeId: string;
  name: string;
}

@Injectable()
export class OwnMatterMails {
  constructor(
    private readonly outbox: Outbox,
    kinds: MailKinds,
  ) {
    for (const kind of OWN_MATTER_KINDS) {
      kinds.register<OwnMatter>({
        name: kind,
        expiresAfterMs: EXPIRES_AFTER_MS,
        write: async (to, matter) => letter(kind, to, matter),
      });
    }
  }

  get enabled(): boolean {
    return this.outbox.open;
  }

  async add(kind: OwnMatterKind, accountIds: string[], matter: OwnMatter): Promise<void> {
    await this.outbox.add(kind, accountIds, matter);
  }
}

/** Undefined if the recipient is no longer an admin. */
function letter(
  kind: OwnMatterKind,
  to: Recipient,
  { employeeId, name }: OwnMatter,
): Letter | undefined {
  if (to.role !== 'admin') return undefined;
  const { [kind]: changed, text, open } = MAIL_TEXTS[to.language].ownMatter;
  const subject = changed(name);
  return {
    subject,
    paragraphs: [text(subject)],
    link: { label: open, path: `/admin-dashboard/employee/${employeeId}` },
  };
}
