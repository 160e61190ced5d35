import type { LeaveDecision } from '../../../api/contract/leave/leave-statuses.js';
import type { CalendarScope } from '../../../api/contract/leave/team-calendar.js';
import { getJson, postJson, putJson } from './http-client';

export interface CalendarQuery {
  from: string;
  to: string;
  scope: CalendarScope;
  /** For admins. */
  department?: string;
}

/** Deciding leave, and the people whose leave one decides. */
export const teamCalls = {
  waitingLeave: () => getJson('/leave/waiting'),
  decideLeave: async (id: string, status: LeaveDecision, note?: string, override?: boolean) =>
    (
      await putJson(`/leave/${id}`, {
        status,
        note: note?.trim() || undefined,
        override,
      })
    ).leave,
  undoLeave: async (id: string, version: number, key: string) =>
    (await postJson(`/leave/undo/${id}`, { version }, key)).leave,
  passLeave: async (id: string, note: string, key: string) =>
    (await postJson(`/leave/pass/${id}`, { note: note.trim() || undefined }, key)).leave,

  team: async () => (await getJson('/team')).team,
  teamBalances: async (employee: string) => (await getJson(`/team/balances/${employee}`)).balances,
  colleagues: async () => (await getJson('/team/colleagues')).colleagues,
  teamCalendar: ({ department, ...query }: CalendarQuery) =>
    getJson(
      `/team/calendar?${new URLSearchParams({ ...query, ...(department && { department }) })}`,
    ),
  deputy: async () => (await getJson('/leave/deputy')).deputy,
  changeDeputy: async (deputy: string | null) =>
    (await putJson('/leave/deputy', { deputy })).deputy,
};
