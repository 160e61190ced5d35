import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Panel } from '../ui/layout/panel';
import { Skeleton } from '../ui/feedback/skeleton';
import { StatCard, StatStrip } from '../ui/layout/stat-card';
import type { Glyph } from '../ui/feedback/status-glyph';

export interface ListStat<Summary> {
  label: string;
  glyph?: Glyph;
  word?: boolean;
  /** `summary` describes the whole list, `matching` is the number of rows that match search and filters. */
  value: (summary: Summary, matching: number) => string;
}

export function ListStats<Summary>({ of, phone = 'row' }: { of: ListStat<Summary>[]; phone?: 'row' | 'pairs' | 'stack' | 'five' }) {
  const { meta, total } = useListContext();
  const latest = (meta as { summary?: Summary } | undefined)?.summary;
  // react-admin drops `meta` while it updates its cache after a change; the old figures stay until new ones arrive.
  const [summary, setSummary] = useState(latest);
  if (latest !== undefined && latest !== summary) setSummary(latest);
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
