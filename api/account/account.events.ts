import type { Actor } from '../platform/access/actor.js';
import type { Account } from './account.tables.js';

export type AccountChanges = Partial<
  Pick<
    Account,
    | 'name'
    | 'email'
    | 'role'
    | 'language'
    | 'invitedAt'
    | 'disabledAt'
    | 'imageId'
    | 'passwordHash'
    | 'passwordPrintedAt'
  >
>;

/** Emitted inside the unit of work that changes an account. `keptSession` is the one that made the change. */
export class AccountChanged {
  constructor(
    readonly accountId: string,
    readonly changes: AccountChanges,
    readonly keptSession?: string,
  ) {}
}

/** Ends the accounts' sessions, links and calendar feeds; an active admin must remain. Empty for a future last day: only the admins are checked. */
export class AccountAccessChanged {
  constructor(readonly accountIds: string[]) {}
}

/** Emitted inside the unit of work that adds an account without a password. */
export class InvitationRequested {
  constructor(
    readonly actor: Actor,
    readonly accountId: string,
  ) {}
}
