import { useState } from 'react';
import { useListContext } from 'ra-core';

/** Describes the whole list; undefined while it loads. */
export function useListSummary<Summary>(): Summary | undefined {
  const { meta } = useListContext();
  const latest = (meta as { summary?: Summary } | undefined)?.summary;
  // react-admin drops `meta` while it updates its cache after a change; the old figures stay until new ones arrive.
  const [summary, setSummary] = useState(latest);
  if (latest !== undefined && latest !== summary) setSummary(latest);
  return summary;
}
