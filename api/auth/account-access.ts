import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { Audit } from '../audit/audit.js';
import type { AccountRecord } from '../contract/auth/users.js';
import type { Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import { Clock } from '../platform/config/clock.js';
import { imageUrl } from '../platform/storage/profile-images.js';
import { AccountLookup } from './account-lookup.js';
import type { AccountAccessDto } from './auth.dto.js';
import { LastAdmin } from './last-admin.js';

@Injectable()
export class AccountAccess {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly lookup: AccountLookup,
    private readonly lastAdmin: LastAdmin,
  ) {}

  change(actor: Actor, id: string, dto: AccountAccessDto): Promise<AccountRecord> {
    return this.lastAdmin.guard(async (manager) => {
      const account = await this.lookup.lock(manager, id);
      const before = auditedFields(account);
      const after = {
        email: dto.email ?? before.email,
        role: dto.role ?? before.role,
        disabled: dto.disabled ?? before.disabled,
      };
      if (isDeepStrictEqual(after, before)) return this.record(account.id);
      requireConfirmed(actor, this.clock.now());
      const disabledAt = after.disabled ? (account.disabledAt ?? this.clock.now()) : null;
      await this.accounts.change(account.id, {
        email: after.email,
        role: after.role,
        disabledAt,
        ...(account.passwordHash === null && { invitedAt: null }),
      });
      await this.audit.record(actor, {
        action: 'account.access',
        subject: 'account',
        id: account.id,
        name: account.name,
        before,
        after,
      });
      return this.record(account.id);
    });
  }

  private async record(id: string): Promise<AccountRecord> {
    const { name, email, role, language, imageId, disabledAt, passwordHash, invitedAt } =
      await this.lookup.find(id);
    const invited = invitedAt === null ? null : new Date(Number(invitedAt)).toISOString();
    return {
      _id: id,
      name,
      email,
      role,
      language,
      profileImage: imageUrl(imageId),
      disabled: disabledAt !== null,
      passwordSet: passwordHash !== null,
      invitedAt: invited,
    };
  }
}

function auditedFields({ email, role, disabledAt }: Account) {
  return { email, role, disabled: disabledAt !== null };
}
