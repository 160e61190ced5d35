import { Injectable } from '@nestjs/common';
import type { Letter } from './letter.js';
import type { Recipient } from './recipients.js';

/** One kind of mail, told by those who know what it is about. */
export interface MailKind<Data extends object> {
  name: string;
  /** How long after its cause it is still worth sending. */
  usefulMs: number;
  /** Asked before each try. Undefined: there is nothing to say (any more). */
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
    if (!kind) throw new Error(`Nobody writes mails of the kind ${name}.`);
    return kind;
  }
}
