import { postBlob, postJson } from '../api/http-client';

/** At most 1,000 ids, of employees or accounts. */
export type Invitees = { ids: string[] } | { importId: string } | { everybody: true };

/** Separate from the other calls of admins, so that they load with the dialog. */
export const invitationCalls = {
  count: (people: Invitees) => postJson('/account/invitees', people),
  invite: (people: Invitees, again: boolean, after: string | null) =>
    postJson('/account/invite', { ...people, again, after }),
  links: (people: Invitees, again: boolean) =>
    postBlob(
      '/account/invitation-links',
      { ...people, again, origin: window.location.origin },
      'text/csv',
    ),
};
