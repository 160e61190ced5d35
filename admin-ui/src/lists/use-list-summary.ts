import { useState } from 'react';
import { useListContext } from 'react-admin';

/** react-admin drops `meta` while it updates its cache after a change; the old figures stay until new ones arrive, or other filters fail. */
function useLatestMeta<Summary, Counts>(): { summary?: Summary; counts?: Counts } {
  const { meta, error } = useListContext();
  const latest = meta as { summary?: Summary; counts?: Counts } | undefined;
  const [kept, setKept] = useState(latest);
  if (
    latest?.summary !== undefined &&
    (latest.summary !== kept?.summary || latest.counts !== kept.counts)
  )
    setKept(latest);
  return (error ? latest : kept) ?? {};
}

/** Describes the whole list; undefined while it loads. */
export const useListSummary = <Summary>(): Summary | undefined =>
  useLatestMeta<Summary, never>().summary;

/** The rows that the search and the other filters leave, by the values of a filter; undefined where no other filter holds. */
export const useListCounts = <Value extends string>(): { [value in Value]?: number } | undefined =>
  useLatestMeta<unknown, { [value in Value]?: number }>().counts;
