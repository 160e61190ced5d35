import { type ImportCounts, type ImportRecord, type ROW_RESULTS } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { useFilter } from '../lists/use-filter';
import { useNumbers } from '../providers/config';
import { Segments } from '../ui/segments';
import { CheckActions } from './check-actions';
import classes from './check.module.css';
import { CheckedRows } from './checked-rows';
import { CountsStrip } from './counts-strip';
import { RefusedButton } from './refused-button';
import { LostFocusHeading } from './lost-focus-heading';

const ALL = 'all';
const OFFERED = ['new', 'changed', 'unchanged', 'refused'] as const satisfies typeof ROW_RESULTS[number][];
const NONE: ImportCounts = { new: 0, changed: 0, unchanged: 0, refused: 0 };

export function Checked({ record }: { record: ImportRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const [result, setResult] = useFilter('result');
  const counts = record.counts ?? NONE;
  const segments = [
    { value: ALL, label: text('imports.check.all'), count: numbers.format(record.rows) },
    ...OFFERED.map((value) => ({ value, label: text(`imports.results.${value}`), count: numbers.format(counts[value]) })),
  ];
  return (
    <>
      <LostFocusHeading hidden>{text('imports.check.done', { ...counts })}</LostFocusHeading>
      <CountsStrip counts={counts} glyphs />
      <div className={classes.tools}>
        <Segments label={text('imports.check.result')} of={segments} value={result || ALL} onChoose={(chosen) => setResult(chosen === ALL ? '' : chosen)} />
        {counts.refused > 0 && <RefusedButton record={record} icon />}
      </div>
      <CheckedRows record={record} />
      <CheckActions record={record} counts={counts} />
    </>
  );
}
