import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type { OrganisationDepartment } from '../../../api/contract/organisation/organisation.js';
import type { OrganisationResponse } from '../../../api/contract/organisation/organisation-responses.js';
import {
  organisationTree,
  type OrganisationTree,
} from '../../../api/contract/organisation/organisation-tree.js';
import { useApi } from '../api/use-api';

export interface Organisation extends OrganisationResponse {
  tree: OrganisationTree;
  departmentOf: (id: string) => (OrganisationDepartment & { people: number }) | undefined;
}

/** Undefined until it is there; another day shows the last one until it is. */
export function useOrganisation(asOf: CalendarDate | undefined) {
  const api = useApi();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['organisation', asOf ?? ''],
    queryFn: () => api.organisation(asOf),
    placeholderData: keepPreviousData,
  });
  const organisation = useMemo(() => data && withTree(data), [data]);
  return { organisation, error, refetch, isPlaceholderData };
}

function withTree(response: OrganisationResponse): Organisation {
  const { people, departments } = response;
  const sizes = new Map<string, number>();
  for (const { department } of people) sizes.set(department, (sizes.get(department) ?? 0) + 1);
  const byId = new Map(
    departments.map((one) => [one._id, { ...one, people: sizes.get(one._id) ?? 0 }]),
  );
  return { ...response, tree: organisationTree(people), departmentOf: (id) => byId.get(id) };
}
