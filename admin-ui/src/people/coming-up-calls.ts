import { getJson, putJson } from '../api/http-client';

/** Apart from the calls of all screens. */
export const comingUpCalls = {
  read: (from: string, to: string) => getJson(`/coming-up?${new URLSearchParams({ from, to })}`),
  isMailWanted: async () => (await getJson('/coming-up/mail')).wanted,
  changeMail: async (wanted: boolean) => (await putJson('/coming-up/mail', { wanted })).wanted,
};
