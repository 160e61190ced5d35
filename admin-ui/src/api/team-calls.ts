import type {
  ColleaguesResponse,
  DeputyResponse,
  TeamBalancesResponse,
  TeamResponse,
  WaitingLeaveResponse,
} from '../../../api/contract/leave/approval-responses.js';
import type { LeaveDecision } from '../../../api/contract/leave/leave-statuses.js';
import type { LeaveResponse } from '../../../api/contract/leave/leave-responses.js';
import type { TeamCalendarResponse } from '../../../api/contract/leave/away-responses.js';
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
  waitingLeave: () => getJson<WaitingLeaveResponse>('/leave/waiting'),
  decideLeave: async (id: string, status: LeaveDecision, note?: string, override?: boolean) =>
    (
      await putJson<LeaveResponse>(`/leave/${id}`, {
        status,
        note: note?.trim() || undefined,
        override,
      })
    ).leave,
  passLeave: async (id: string, note: string, key: string) =>
    (await postJson<LeaveResponse>(`/leave/pass/${id}`, { note: note.trim() || undefined }, key))
      .leave,

  team: async () => (await getJson<TeamResponse>('/team')).team,
  teamBalances: async (employee: string) =>
    (await getJson<TeamBalancesResponse>(`/team/balances/${employee}`)).balances,
  colleagues: async () => (await getJson<ColleaguesResponse>('/team/colleagues')).colleagues,
  teamCalendar: ({ department, ...query }: CalendarQuery) =>
    getJson<TeamCalendarResponse>(
      `/team/calendar?${new URLSearchParams({ ...query, ...(department && { department }) })}`,
    ),
  deputy: async () => (await getJson<DeputyResponse>('/leave/deputy')).deputy,
  changeDeputy: async (deputy: string | null) =>
    (await putJson<DeputyResponse>('/leave/deputy', { deputy })).deputy,
};
