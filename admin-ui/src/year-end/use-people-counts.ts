import { type RaRecord, useGetList } from 'react-admin';
import type { YearEndEffect } from '../../../api/contract/leave-preview.js';
import { previewPeople } from '../leave-preview/preview-calls';

export type ShownPeople = YearEndEffect | 'all';

/** How many people of the simulation there are of each kind; undefined while that is unknown. */
export function usePeopleCounts(simulation: string): Record<ShownPeople, number | undefined> {
  const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' as const } };
  const resource = previewPeople(simulation);
  const [all, expiring, carried, negative, leavers] = [
    useGetList<RaRecord>(resource, { ...one, filter: {} }).total,
    useGetList<RaRecord>(resource, { ...one, filter: { effect: 'expiring' } }).total,
    useGetList<RaRecord>(resource, { ...one, filter: { effect: 'carried' } }).total,
    useGetList<RaRecord>(resource, { ...one, filter: { effect: 'negative' } }).total,
    useGetList<RaRecord>(resource, { ...one, filter: { effect: 'leavers' } }).total,
  ];
  return { all, expiring, carried, negative, leavers };
}
