import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EmploymentTypeRecord } from '../../../api/contract/job/job-changes.js';
import { deleteJson, getJson, postJson, putJson } from './http-client';

const KEY = ['employment types'];

export const employmentTypeCalls = {
  all: async (): Promise<EmploymentTypeRecord[]> => (await getJson('/job/type')).types,
  add: async (name: string, key: string): Promise<void> =>
    void (await postJson('/job/type/add', { name }, key)),
  rename: async (
    { _id, version }: Pick<EmploymentTypeRecord, '_id' | 'version'>,
    name: string,
  ): Promise<void> => void (await putJson(`/job/type/${_id}`, { name, version })),
  remove: async (id: string): Promise<void> => void (await deleteJson(`/job/type/${id}`)),
};

export function useEmploymentTypes(enabled = true) {
  return useQuery({ queryKey: KEY, queryFn: () => employmentTypeCalls.all(), enabled });
}

export function useEmploymentTypeRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: KEY }), [queries]);
}
