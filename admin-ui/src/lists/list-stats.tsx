import { useListContext } from 'ra-core';
import { Link } from 'react-router';
import { Panel } from '../ui/layout/panel';
import { Skeleton } from '../ui/feedback/skeleton';
import { StatCard, StatStrip } from '../ui/layout/stat-card';
import type { Glyph } from '../ui/feedback/status-glyph';
import { useListSummary } from './use-list-summary';

export interface ListStat<Summary> {
  label: string;
  glyph?: Glyph;
  word?: boolean;
  caption?: string;
  /** The list that shows what the figure counts. */
  to?: string;
  /** `summary` describes the whole list, `matching` is the number of rows that match search and filters. */
  value: (summary: Summary, matching: number) => string;
}

export function ListStats<Summary>({
  of,
  phone = 'rows',
}: {
  of: ListStat<Summary>[];
  phone?: 'rows' | 'pairs';
}) {
  const { total } = useListContext();
  const summary = useListSummary<Summary>();
  return (
    <Panel>
      <StatStrip compact brief phone={phone}>
        {of.map(({ label, glyph, word, caption, to, value }) => (
          <StatCard key={label} label={label} glyph={glyph} word={word} caption={caption}>
            {summary === undefined || total === undefined ? (
              <Skeleton width={56} height={20} />
            ) : (
              <Figure label={label} to={to} value={value(summary, total)} />
            )}
          </StatCard>
        ))}
      </StatStrip>
    </Panel>
  );
}

function Figure({ label, to, value }: { label: string; to: string | undefined; value: string }) {
  if (!to) return value;
  return (
    <Link to={to} aria-label={`${value} ${label}`}>
      {value}
    </Link>
  );
}
