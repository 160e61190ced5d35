/** True of the joined account `a` of somebody without a password, who can be invited. */
export const INVITABLE = 'a.password_hash IS NULL AND a.disabled_at IS NULL';

export const NOT_INVITED = `${INVITABLE} AND a.invited_at IS NULL`;
