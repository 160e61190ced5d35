/**
 * Told inside the unit of work that does it: accounts that must not go on as before, because their people left, or their
 * role or e-mail changed. Their sessions and one-time links end, and an admin must remain. Whoever announces a leaving that
 * lies ahead tells it without that account, so that the admins are looked at all the same.
 */
export class SignInsChanged {
  constructor(readonly accountIds: string[]) {}
}
