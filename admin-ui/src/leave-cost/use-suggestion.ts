import { useQuery } from '@tanstack/react-query';
import type { LeaveSuggestionResponse } from '../../../api/contract/leave/coverage-responses.js';
import { getJson } from '../api/http-client';
import { queryOf, type Quote } from './use-leave-cost';

/** Refusals that other dates could lift. */
const LIFTED = new Set(['leave.coverage', 'leave.insufficient', 'leave.notice', 'leave.waiting']);
/** Refusals that no dates could lift. */
const LASTING = new Set(['leave.too_long', 'type.entered_by_admins']);

/** Undefined until it is known, and where it is not asked for; null if there are no such dates. */
export function useSuggestion({
  asked,
  coverage,
  faults,
}: Quote): LeaveSuggestionResponse['suggestion'] | undefined {
  const { takeOut: _, standIn: __, ...dates } = asked;
  const couldHelp = coverage.length > 0 || faults.some(({ code }) => LIFTED.has(code));
  const { data } = useQuery({
    // With the other queries of leave: others may take the dates.
    queryKey: ['leaves', 'suggestion', dates],
    queryFn: async ({ signal }) =>
      (await getJson<LeaveSuggestionResponse>(`/leave/suggestion?${queryOf(dates)}`, { signal }))
        .suggestion,
    enabled: couldHelp && !faults.some(({ code }) => LASTING.has(code)),
    retry: false,
  });
  return data;
}
