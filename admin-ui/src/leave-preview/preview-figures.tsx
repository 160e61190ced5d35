import type { PreviewSummary } from '../../../api/contract/leave-preview.js';
import { useNumbers } from '../api/config';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { Panel } from '../ui/layout/panel';
import { StatCard, StatStrip } from '../ui/layout/stat-card';

export function PreviewFigures({ summary: { gain, lose, negative, unchanged, unit } }: { summary: PreviewSummary }) {
  const text = useText();
  const numbers = useNumbers();
  const amounts = useAmounts();
  const people = ({ people: count, amount }: PreviewSummary['gain']) => (count === 0 ? text('leavePreview.people', { count }) : text('leavePreview.peopleAmount', { count, amount: amounts.words(amount, unit) }));
  return (
    <Panel>
      <StatStrip compact phone="pairs">
        <StatCard glyph="added" label={text('leavePreview.effects.gain')} caption={people(gain)}>
          {numbers.format(gain.people)}
        </StatCard>
        <StatCard glyph="deducted" label={text('leavePreview.effects.lose')} caption={people(lose)}>
          {numbers.format(lose.people)}
        </StatCard>
        <StatCard glyph="negative" label={text('leavePreview.turnNegative')} caption={text('leavePreview.people', { count: negative })}>
          {numbers.format(negative)}
        </StatCard>
        <StatCard glyph="ended" label={text('leavePreview.effects.unchanged')} caption={text('leavePreview.people', { count: unchanged })}>
          {numbers.format(unchanged)}
        </StatCard>
      </StatStrip>
    </Panel>
  );
}
