import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Panel } from '../ui/layout/panel';
import { Skeleton } from '../ui/feedback/skeleton';
import { StatCard, StatStrip } from '../ui/layout/stat-card';
import type { Glyph } from '../ui/feedback/status-glyph';

export interface ListStat<Summary> {
  label: string;
  glyph?: Glyph;
  /** Not a number but a word. */
  word?: boolean;
  /** Of the summary of the whole list, and of how many match search and filters. */
  value: (summary: Summary, matching: number) => string;
}

/** The figures above a list; they describe all of it, whatever is searched for. */
export function ListStats<Summary>({ of, phone = 'row' }: { of: ListStat<Summary>[]; phone?: 'row' | 'pairs' | 'stack' | 'four' }) {
  const { meta, total } = useListContext();
  const told = (meta as { summary?: Summary } | undefined)?.summary;
  // react-admin drops it while it mends its cache after a change; the figures stay until there are newer ones.
  const [summary, setSummary] = useState(told);
  if (told !== undefined && told !== summary) setSummary(told);
  return (
    <Panel>
      <StatStrip compact phone={phone}>
        {of.map(({ label, glyph, word, value }) => (
          <StatCard key={label} label={label} glyph={glyph} word={word}>
            {summary === undefined || total === undefined ? <Skeleton width={56} height={20} /> : value(summary, total)}
          </StatCard>
        ))}
      </StatStrip>
    </Panel>
  );
}
