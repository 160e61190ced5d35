import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useNumbers } from '../providers/config';
import { Panel } from '../ui/panel';
import { StatCard, StatStrip } from '../ui/stat-card';
import type { Leave } from './leave';

export function LeaveFacts({ leave: { leaveType, startDate, endDate, days } }: { leave: Leave }) {
  const text = useText();
  const { weekday } = useDates();
  const numbers = useNumbers();
  const facts: [string, string][] = [
    [text('leaves.type'), text(`leave.types.${leaveType}`)],
    [text('leaves.start'), weekday(startDate)],
    [text('leaves.end'), weekday(endDate)],
    [text('leaves.days'), numbers.format(days)],
  ];
  return (
    <Panel>
      <StatStrip compact phone="pairs">
        {facts.map(([label, value]) => (
          <StatCard key={label} word label={label}>
            {value}
          </StatCard>
        ))}
      </StatStrip>
    </Panel>
  );
}
