import type { DayCostRecord } from '../../contract/day-costs.js';
import type { LeaveCostsResponse, LeaveQuoteResponse } from '../../contract/leave-cost-responses.js';
import { eachDay } from '../../contract/calendar-date.js';

const HOLIDAY = '2026-07-14';
const WEEKEND = new Set(['2026-07-11', '2026-07-12']);

const days: DayCostRecord[] = eachDay('2026-07-06', '2026-07-17').map((day) => {
  if (day === HOLIDAY) return { day, cost: 0, why: 'holiday', holiday: 'Bastille Day', half: null };
  return WEEKEND.has(day) ? { day, cost: 0, why: 'free', holiday: null, half: null } : { day, cost: 1, why: null, holiday: null, half: null };
});

export const LEAVE_COST_EXAMPLES = {
  LeaveQuoteResponse: {
    success: true, unit: 'days', cost: 9, days, available: 18.5, remaining: 9.5, shortBy: null, shortOn: null,
    uses: [{ allocation: 'carried 2025', amount: 3, until: '2026-09-30' }, { allocation: '2026', amount: 6, until: '2026-12-31' }],
    faults: [{ code: 'leave.notice', text: 'This leave must be requested 14 days ahead: the first possible day is 2026-07-08.', refusal: { key: 'leave.notice', parameters: { count: 14, earliest: '2026-07-08' } }, overridable: false }],
  } satisfies LeaveQuoteResponse,
  LeaveCostsResponse: { success: true, unit: 'days', halfDays: true, days } satisfies LeaveCostsResponse,
};
