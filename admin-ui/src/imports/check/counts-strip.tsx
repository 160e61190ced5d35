import type { ImportCounts, RowResult } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import { useNumbers } from '../../api/config';
import { Panel } from '../../ui/layout/panel';
import { StatCard, StatStrip } from '../../ui/layout/stat-card';
import { GLYPHS } from './result-badge';

const ORDER: RowResult[] = ['new', 'changed', 'unchanged', 'repeated', 'refused'];

/** Few files repeat rows. */
export const resultsIn = (counts: ImportCounts): RowResult[] =>
  ORDER.filter((result) => result !== 'repeated' || counts.repeated > 0);

export function CountsStrip({
  counts,
  applied = false,
}: {
  counts: ImportCounts;
  applied?: boolean;
}) {
  const text = useText();
  const numbers = useNumbers();
  return (
    <Panel>
      <StatStrip compact phone="pairs">
        {resultsIn(counts).map((result) => (
          <StatCard
            key={result}
            label={text(`imports.${applied ? 'outcomes' : 'results'}.${result}`)}
            glyph={applied ? undefined : GLYPHS[result]}
          >
            {numbers.format(counts[result])}
          </StatCard>
        ))}
      </StatStrip>
    </Panel>
  );
}
