import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { DAYS_TAKEN_STATUSES } from '../../../api/contract/leave-statuses.js';
import { useOffice } from '../providers/use-office';
import { isPending, type Leave } from './leave';

/** All that touch the very days are counted; around them, some to look at. */
const COUNTED = 1000;
const AROUND = 60;

export interface Absent {
  id: string;
  name: string;
  leaves: Leave[];
}

/** The others of the department who are away, or may be, in a span around a request. */
export function useAlsoAway({ id, startDate, endDate, employeeId: { _id: self, department } }: Leave, from: CalendarDate, to: CalendarDate) {
  const office = useOffice();
  const { total: people } = useGetList('employees', {
    filter: { department: department._id, status: 'Active' },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });

  async function absences(first: CalendarDate, last: CalendarDate, perPage: number): Promise<Leave[]> {
    const answers = await Promise.all(
      DAYS_TAKEN_STATUSES.map((status) =>
        office.getList<Leave>('leaves', {
          filter: { department: department._id, status, from: first, to: last },
          sort: { field: 'startDate', order: 'ASC' },
          pagination: { page: 1, perPage },
        }),
      ),
    );
    return answers
      .flatMap(({ data }) => data)
      .filter(({ employeeId }) => employeeId._id !== self)
      .sort((one, other) => one.startDate.localeCompare(other.startDate));
  }

  const { data, error, refetch } = useQuery({
    queryKey: ['leaves', 'also away', id, from, to],
    queryFn: async () => {
      const [same, around] = await Promise.all([absences(startDate, endDate, COUNTED), absences(from, to, AROUND)]);
      const sure = new Set(same.filter((leave) => !isPending(leave)).map(({ employeeId }) => employeeId._id));
      const away = new Set(same.map(({ employeeId }) => employeeId._id));
      return { away: away.size, undecided: away.size - sure.size, absent: byPerson([...same, ...around]) };
    },
  });

  return { people, ...data, error, refetch };
}

/** In the order given, so that those away on the very days come first. */
function byPerson(leaves: Leave[]): Absent[] {
  const people = new Map<string, Absent>();
  for (const leave of leaves) {
    const { _id: id, userId } = leave.employeeId;
    const known = people.get(id) ?? { id, name: userId.name, leaves: [] };
    if (!known.leaves.some((other) => other.id === leave.id)) known.leaves.push(leave);
    people.set(id, known);
  }
  return [...people.values()];
}
