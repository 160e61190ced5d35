import { useQueries } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { EmployeeAssignmentsResponse } from '../../../api/contract/working-time/working-time-responses.js';
import { useApi } from '../api/use-api';
import type { PolicyRecord } from '../../../api/contract/leave/leave-policies.js';
import { useText } from '../i18n/use-text';

export interface PeopleOfType {
  /** People who work here. */
  total: number;
  /** Those of them for whom no policy of the type holds today. */
  without: number;
}

/** Filters of the list of people. */
export const withoutPolicy = (leaveType: string) => ({ status: 'Active', without: leaveType });

/** By leave type; undefined while it loads, without those that could not be loaded. */
export function usePeopleWithoutPolicy(
  leaveTypes: string[],
): Map<string, PeopleOfType> | undefined {
  const api = useApi();
  return useQueries({
    queries: leaveTypes.map((leaveType) => ({
      queryKey: ['people', 'without policy', leaveType],
      queryFn: async () => {
        const page = { page: 1, perPage: 1 };
        const { total = 0, meta } = await api.getList<RaRecord>('people', {
          filter: withoutPolicy(leaveType),
          pagination: page,
          sort: { field: 'name', order: 'ASC' },
        });
        const { summary } = meta as Pick<EmployeeAssignmentsResponse, 'summary'>;
        return [leaveType, { total: summary?.total ?? 0, without: total }] as const;
      },
    })),
    combine: (results) =>
      results.some(({ isPending }) => isPending)
        ? undefined
        : new Map(results.flatMap(({ data }) => (data ? [data] : []))),
  });
}

export function usePeopleText(): (policy: Pick<PolicyRecord, 'people' | 'everybody'>) => string {
  const text = useText();
  return ({ people, everybody }) => {
    if (everybody)
      return people === 0
        ? text('leaveRules.policies.everybody')
        : text('leaveRules.policies.everybodyBut', { count: people });
    return people === 0
      ? text('leaveRules.policies.nobody')
      : text('leaveRules.policies.count', { count: people });
  };
}
