import { type RaRecord, useGetList } from 'react-admin';
import type { YearEndEffect } from '../../../api/contract/leave-preview.js';
import { previewPeople } from '../leave-preview/preview-calls';

/** How many people of the simulation there are of a kind; 0 while that is unknown. */
export function usePeopleCount(simulation: string, effect: YearEndEffect): number {
  const { total = 0 } = useGetList<RaRecord>(previewPeople(simulation), { filter: { effect }, pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } });
  return total;
}
