import type { Actor } from '../platform/access/actor.js';

/** Ends the accounts' sessions and links; an active admin must remain. Empty for a future last day: only the admins are checked. */
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
