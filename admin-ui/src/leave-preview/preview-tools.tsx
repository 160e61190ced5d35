import type { PreviewSummary } from '../../../api/contract/leave-preview.js';
import { useNumbers } from '../api/config';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import { useFilterChanges } from '../lists/filter-changes';
import { useFilter } from '../lists/list-filters';
import { DownloadButton } from '../shell/confirmation/download-button';
import { Segments } from '../ui/fields/segments';
import classes from './leave-preview.module.css';
import { EFFECTS, peopleByEffect } from './opening-view';
import { previewCalls } from './preview-calls';

const ALL = 'all';

export function PreviewTools({ id, summary }: { id: string; summary: PreviewSummary }) {
  const text = useText();
  const numbers = useNumbers();
  const today = useToday();
  const [effect] = useFilter('effect');
  const { change } = useFilterChanges();
  const { gain, lose, unchanged } = summary;
  const counts = peopleByEffect(summary);
  const options = [
    { value: ALL, label: text('leavePreview.all'), count: numbers.format(gain.people + lose.people + unchanged) },
    ...EFFECTS.map((value) => ({ value, label: text(`leavePreview.effects.${value}`), count: numbers.format(counts[value]) })),
  ];
  return (
    <div className={classes.tools}>
      <div className={classes.which}>
        <Segments<string> label={text('leavePreview.show')} options={options} value={effect || ALL} onChoose={(value) => change({ effect: value === ALL ? '' : value })} />
      </div>
      <DownloadButton fetchFile={() => previewCalls.file(id)} name={`${['leave-preview', today].filter(Boolean).join('-')}.csv`}>
        {text('leavePreview.download')}
      </DownloadButton>
    </div>
  );
}
