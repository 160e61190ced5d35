import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../api/contract/leave-statuses.js';
import { useApi } from '../api/use-api';
import { isPending, type Leave } from './leave';
import { useRequester } from './use-requester';

/** Of those that touch the very days so many are read, the rest is a number; around them, some to look at. */
const COUNTED = 100;
const AROUND = 60;

export interface Absent {
  id: string;
  name: string;
  leaves: Leave[];
}

/** The others of the department who are away, or may be, in a span around a request. */
export function useAlsoAway({ id, startDate, endDate, employeeId }: Leave, department: string, from: CalendarDate, to: CalendarDate) {
  const office = useApi();
  const requester = useRequester();
  const { total: people } = useGetList('employees', {
    filter: { department, status: 'Active' },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
    meta: { withoutPay: true },
  });

  /** Of others; and how many there are beyond those that were read. */
  async function absences(first: CalendarDate, last: CalendarDate, perPage: number) {
    const answers = await Promise.all(
      DAYS_TAKEN_STATUSES.map(async (status) => {
        const { data, total = 0 } = await office.getList<Leave>('leaves', {
          filter: { department, status, from: first, to: last },
          sort: { field: 'startDate', order: 'ASC' },
          pagination: { page: 1, perPage },
        });
        return { status, data, beyond: total - data.length };
      }),
    );
    const leaves = answers
      .flatMap(({ data }) => data)
      .filter((leave) => leave.employeeId?._id && leave.employeeId._id !== employeeId?._id)
      .sort((one, other) => one.startDate.localeCompare(other.startDate));
    const beyond = answers.reduce((sum, answer) => sum + answer.beyond, 0);
    return { leaves, beyond, pendingBeyond: answers.find(({ status }) => status === 'Pending')?.beyond ?? 0 };
  }

  /** In the order given, so that those away on the very days come first. */
  function byPerson(leaves: Leave[]): Absent[] {
    const people = new Map<string, Absent>();
    for (const leave of leaves) {
      const { id = '', name } = requester(leave);
      const known = people.get(id) ?? { id, name, leaves: [] };
      if (!known.leaves.some((other) => other.id === leave.id)) known.leaves.push(leave);
      people.set(id, known);
    }
    return [...people.values()];
  }

  const { data, error, refetch } = useQuery({
    queryKey: ['leaves', 'also away', id, from, to],
    queryFn: async () => {
      const [same, around] = await Promise.all([absences(startDate, endDate, COUNTED), absences(from, to, AROUND)]);
      const sure = new Set(same.leaves.filter((leave) => !isPending(leave)).map(({ employeeId }) => employeeId?._id));
      const away = new Set(same.leaves.map(({ employeeId }) => employeeId?._id));
      return { away: away.size + same.beyond, undecided: away.size - sure.size + same.pendingBeyond, absent: byPerson([...same.leaves, ...around.leaves]) };
    },
  });

  return { people, ...data, error, refetch };
}
