export const INVITATION_DAYS = 7;

/** Writing them keeps other changes waiting for about a second. */
export const MAX_LINKS_IN_FILE = 5_000;

/** People without a password: those without an open invitation, and those with one. */
export interface InviteeCounts {
  notInvited: number;
  invited: number;
}
