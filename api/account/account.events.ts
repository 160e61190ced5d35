/** Ends the accounts' sessions and links; an active admin must remain. Empty for a future last day: only the admins are checked. */
export class AccountAccessChanged {
  constructor(readonly accountIds: string[]) {}
}
