import { useText } from '../i18n/use-text';
import { useNumbers } from '../providers/config';
import { CountUp } from '../ui/count-up';
import { Panel } from '../ui/panel';
import { Skeleton } from '../ui/skeleton';
import { StatCard, StatStrip } from '../ui/stat-card';
import { useOwnLeave } from './use-own-leave';

const FIGURES = [
  { of: 'total', label: 'portal.totalLeaves', glyph: 'total' },
  { of: 'pending', label: 'portal.pending', glyph: 'pending' },
  { of: 'approved', label: 'portal.approved', glyph: 'approved' },
  { of: 'rejected', label: 'portal.rejected', glyph: 'rejected' },
] as const;

export function LeaveNumbers({ owner }: { owner: string }) {
  const text = useText();
  const numbers = useNumbers();
  const { summary } = useOwnLeave(owner);
  return (
    <Panel>
      <StatStrip phone="pairs">
        {FIGURES.map(({ of, label, glyph }) => (
          <StatCard key={of} glyph={glyph} label={text(label)}>
            {summary ? <CountUp value={summary[of]} format={numbers} /> : <Skeleton width={56} height={28} />}
          </StatCard>
        ))}
      </StatStrip>
    </Panel>
  );
}
