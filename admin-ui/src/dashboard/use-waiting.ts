import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { LeaveRecord } from '../../../api/contract/records.js';
import { useOffice } from '../providers/use-office';

export type Request = LeaveRecord & { id: string };

const SHOWN = 5;
const MANY = 100;

/** The requests that wait longest, and how many others of the department are away meanwhile. */
export function useWaiting() {
  const office = useOffice();
  const { data: requests, total = 0, error, refetch } = useGetList<Request>('leaves', {
    filter: { status: 'Pending' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });

  const othersAway = useQuery({
    queryKey: ['leaves', 'others away', requests?.map(({ id }) => id)],
    queryFn: async () => new Map(await Promise.all((requests ?? []).map(async (request) => [request.id, await countOthers(request)] as const))),
    enabled: requests !== undefined,
    placeholderData: keepPreviousData,
  });

  /** Nobody has two approved requests on one day, but may have several in the span. */
  async function countOthers({ startDate, endDate, employeeId: { _id: self, department } }: Request): Promise<number> {
    const { data, total = 0 } = await office.getList<Request>('leaves', {
      filter: { department: department._id, status: 'Approved', from: startDate, to: endDate },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: MANY },
    });
    if (total > MANY) return total;
    return new Set(data.map(({ employeeId }) => employeeId._id).filter((id) => id !== self)).size;
  }

  return {
    requests: othersAway.isPending ? undefined : requests,
    total,
    othersAway: (request: Request) => othersAway.data?.get(request.id) ?? 0,
    error: requests ? null : error,
    refetch,
  };
}
