import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../api/contract/leave-statuses.js';
import { useApi } from '../api/use-api';
import { isPending, type Leave } from './leave';
import { useRequester } from './use-requester';

/** Page sizes: on the days of the request, where the rest is counted, and on the days around it. */
const SAME_DAYS_PAGE = 100;
const AROUND_PAGE = 60;

export interface AbsentColleague {
  id: string;
  name: string;
  leaves: Leave[];
}

/** Colleagues of the department with approved or pending leave around a request. */
export function useAlsoAway({ id, startDate, endDate, employeeId }: Leave, department: string, from: CalendarDate, to: CalendarDate) {
  const api = useApi();
  const requester = useRequester();
  const { total: people } = useGetList('employees', {
    filter: { department, status: 'Active' },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });

  /** Without the requester's own; `beyond` counts the absences that are not loaded. */
  async function absences(first: CalendarDate, last: CalendarDate, perPage: number) {
    const responses = await Promise.all(
      DAYS_TAKEN_STATUSES.map(async (status) => {
        const { data, total = 0 } = await api.getList<Leave>('leaves', {
          filter: { department, status, from: first, to: last },
          sort: { field: 'startDate', order: 'ASC' },
          pagination: { page: 1, perPage },
        });
        return { status, data, beyond: total - data.length };
      }),
    );
    const leaves = responses
      .flatMap(({ data }) => data)
      .filter((leave) => leave.employeeId?._id && leave.employeeId._id !== employeeId?._id)
      .sort((one, other) => one.startDate.localeCompare(other.startDate));
    const beyond = responses.reduce((sum, response) => sum + response.beyond, 0);
    return { leaves, beyond, pendingBeyond: responses.find(({ status }) => status === 'Pending')?.beyond ?? 0 };
  }

  /** Keeps the order, so that colleagues away on the same days come first. */
  function byPerson(leaves: Leave[]): AbsentColleague[] {
    const people = new Map<string, AbsentColleague>();
    for (const leave of leaves) {
      const { id = '', name } = requester(leave);
      const person = people.get(id) ?? { id, name, leaves: [] };
      if (!person.leaves.some((other) => other.id === leave.id)) person.leaves.push(leave);
      people.set(id, person);
    }
    return [...people.values()];
  }

  const { data, error, refetch } = useQuery({
    queryKey: ['leaves', 'also away', id, from, to],
    queryFn: async () => {
      const [sameDays, around] = await Promise.all([absences(startDate, endDate, SAME_DAYS_PAGE), absences(from, to, AROUND_PAGE)]);
      const approved = new Set(sameDays.leaves.filter((leave) => !isPending(leave)).map(({ employeeId }) => employeeId?._id));
      const away = new Set(sameDays.leaves.map(({ employeeId }) => employeeId?._id));
      return { away: away.size + sameDays.beyond, undecided: away.size - approved.size + sameDays.pendingBeyond, absent: byPerson([...sameDays.leaves, ...around.leaves]) };
    },
  });

  return { people, ...data, error, refetch };
}
