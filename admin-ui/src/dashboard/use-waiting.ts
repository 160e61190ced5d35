import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { Leave } from '../leaves/leave';
import { useApi } from '../api/use-api';

export type Request = Leave;

const SHOWN = 5;
const MANY = 100;

/** The requests that wait longest, and how many others of the department are away meanwhile. */
export function useWaiting() {
  const office = useApi();
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
  async function countOthers({ startDate, endDate, employeeId: requester }: Request): Promise<number> {
    const department = requester?.department?._id;
    if (!department) return 0;
    const { data, total = 0 } = await office.getList<Request>('leaves', {
      filter: { department, status: 'Approved', from: startDate, to: endDate },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: MANY },
    });
    if (total > MANY) return total;
    return new Set(data.map(({ employeeId }) => employeeId?._id).filter((id) => id && id !== requester._id)).size;
  }

  return {
    requests: othersAway.isPending ? undefined : requests,
    total,
    othersAway: (request: Request) => othersAway.data?.get(request.id) ?? 0,
    error: requests ? null : error,
    refetch,
  };
}
