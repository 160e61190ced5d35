/** Why a password is set by a link; an invitation is the same with other words. */
export type Occasion = 'reset' | 'invite';
