import { Injectable } from '@nestjs/common';
import type { Letter } from './letter.js';
import type { Recipient } from './recipients.js';

interface MailKind<Data extends object> {
  name: string;
  expiresAfterMs: number;
  /** About the person's own bank account or pay: goes to somebody who left as well, until all is settled. */
  isOwnPay?: boolean;
  /** Called before each attempt; undefined cancels the mail. */
  write(to: Recipient, data: Data, mailId: string): Promise<Letter | undefined>;
}

@Injectable()
export class MailKinds {
  private readonly kinds = new Map<string, MailKind<never>>();

  register<Data extends object>(kind: MailKind<Data>): void {
    this.kinds.set(kind.name, kind);
  }

  get(name: string): MailKind<never> {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`No mail is registered as ${name}.`);
    return kind;
  }
}
