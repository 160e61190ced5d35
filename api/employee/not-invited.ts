/** True of the joined account `a` of somebody who cannot sign in yet and was never invited. */
export const NOT_INVITED =
  'a.password_hash IS NULL AND a.disabled_at IS NULL AND a.invited_at IS NULL';
