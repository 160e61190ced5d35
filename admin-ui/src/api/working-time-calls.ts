import {
  EVERYBODY,
  type AssignmentRecord,
  type AssignmentSubject,
  type HolidayCalendarRecord,
  type HolidayRecord,
  type MatchingHolders,
  type WorkPatternRecord,
} from '../../../api/contract/working-time/working-time.js';
import { getJson, postJson, putJson, RequestFailed } from './http-client';

export interface Assigned {
  /** Ids of employees, those who match a filter, or '*' for everybody without an assignment of their own. */
  holders: string[] | MatchingHolders | '*';
  subject: AssignmentSubject;
  /** Null: nothing from this day on. */
  target?: string | null;
  inherit?: boolean;
  from: string;
  basis?: string;
}

/** Blank without one. */
export interface CalendarCountry {
  country: string;
  region: string;
}

export const workingTimeCalls = {
  workPatterns: async () => (await getJson('/work/pattern')).patterns,
  changeWorkPattern: async (id: string, change: Pick<WorkPatternRecord, 'name' | 'archived'>) =>
    (await putJson(`/work/pattern/${id}`, change)).pattern,
  assignmentsOf: async (employee: string) =>
    (await getJson(`/work/assignment/${employee}`)).assignments,
  proposedAssignments: async (department: string) =>
    (await getJson(`/work/assignment/proposal?${new URLSearchParams({ department }).toString()}`))
      .proposed,
  heldByEverybody: async () => (await getJson('/work/assignment/everybody')).held,
  assignmentsOfEverybody: async () => (await getJson('/work/assignment/everybody')).assignments,
  takeAssignmentBack: async ({ _id, holder }: AssignmentRecord, key: string, basis?: string) =>
    postJson(
      `/work/assignment/end/${_id}`,
      {
        basis:
          basis ??
          (holder === EVERYBODY
            ? await basisOf({ kind: 'assignmentEnd', assignment: _id })
            : undefined),
      },
      key,
    ),
  /** An assignment to many people has been previewed. Without a preview, storing it twice is the same as once, so it needs no key. */
  assign: async (assigned: Assigned, key: string) => {
    if (assigned.basis || Array.isArray(assigned.holders))
      return postJson('/work/assignment/add', assigned, key);
    return postJson('/work/assignment/add', {
      ...assigned,
      basis: await basisOf({ kind: 'assignment', ...assigned }),
    });
  },

  holidayCalendars: async () => (await getJson('/holiday')).calendars,
  holidays: async (calendar: string, year: number) =>
    (await getJson(`/holiday/${calendar}?year=${year}`)).holidays,
  addHolidayCalendar: async (calendar: { name: string } & CalendarCountry, key: string) =>
    (await postJson('/holiday/add', calendar, key)).calendar,
  changeHolidayCalendar: async (
    id: string,
    change: Pick<HolidayCalendarRecord, 'name' | 'archived'> & CalendarCountry,
  ) => (await putJson(`/holiday/${id}`, change)).calendar,
  changeHolidays: async (
    calendar: string,
    {
      basis,
      chosen,
      yearly,
      ...change
    }: {
      add?: Omit<HolidayRecord, '_id'>[];
      remove?: string[];
      basis?: string;
      chosen?: CalendarCountry;
      /** The added days return each year, or do so no longer. */
      yearly?: boolean;
    },
    key: string,
  ) =>
    postJson(
      `/holiday/days/${calendar}`,
      {
        ...change,
        ...chosen,
        ...(yearly !== undefined && { yearly }),
        basis: basis ?? (await basisOf({ kind: 'holidays', calendar, ...change })),
      },
      key,
    ),
  holidayProposals: (asked: { country: string; region: string; year: number }) =>
    getJson(
      `/holiday/proposal?${new URLSearchParams({ ...asked, year: String(asked.year) }).toString()}`,
    ),
  readHolidayFile: async (calendar: string, year: number, file: File, headingsRow?: number) => {
    const form = new FormData();
    form.append('year', String(year));
    if (headingsRow !== undefined) form.append('headingsRow', String(headingsRow));
    form.append('file', file);
    return postJson(`/holiday/import/${calendar}`, form);
  },
};

const POLL_MS = 300;

async function basisOf(change: object): Promise<string> {
  let { preview } = await postJson('/leave/preview', { change });
  while (preview.state === 'Running') {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    ({ preview } = await getJson(`/leave/preview/${preview._id}`));
  }
  if (preview.basis === null) throw new RequestFailed(409, { error: preview.fault ?? '' });
  return preview.basis;
}
