import { Injectable } from '@nestjs/common';
import { AccountPhotos } from '../account/account-photos.js';
import { Accounts } from '../account/accounts.js';
import { Audit } from '../audit/audit.js';
import type { AuditAction } from '../contract/audit-actions.js';
import type { Language } from '../contract/languages.js';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

@Injectable()
export class Profile {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly photos: AccountPhotos,
  ) {}

  changeLanguage(actor: Actor, language: Language): Promise<void> {
    return this.work.write(async () => {
      await this.accounts.change(actor.accountId, { language });
      await this.record(actor, 'account.language', { language: actor.language }, { language });
    });
  }

  async changeImage(actor: Actor, image: Buffer): Promise<string> {
    const photo = await this.photos.square(actor, image);
    return this.work.write(async () => {
      const { before, after } = await this.photos.replace(actor.accountId, photo);
      await this.record(actor, 'account.image', { image: before }, { image: after });
      return after;
    });
  }

  private record(
    actor: Actor,
    action: AuditAction,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(actor, {
      action,
      subject: 'account',
      id: actor.accountId,
      name: actor.name,
      before,
      after,
    });
  }
}
