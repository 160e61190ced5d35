import { useState } from 'react';
import type {
  LeavePreviewRecord,
  PreviewSummary,
} from '../../../api/contract/leave/leave-preview.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { ListPage } from '../lists/list-page';
import { useFilterChanges } from '../lists/filter-changes';
import { EmptyState } from '../ui/feedback/empty-state';
import { SelectField } from '../ui/fields/select-field';
import classes from './leave-preview.module.css';
import { openingView, EFFECTS, peopleByEffect } from './opening-view';
import { previewPeople, previewCalls } from './preview-calls';
import { PreviewPeople } from './preview-people';
import { useNumbers } from '../api/config';
import { useAmounts } from '../i18n/use-amounts';
import { Panel } from '../ui/layout/panel';
import { StatCard, StatStrip } from '../ui/layout/stat-card';
import { useToday } from '../api/use-today';
import { CountedFilters } from '../lists/counted-filters';
import { useFilter } from '../lists/list-filter';
import { ListTools } from '../lists/list-tools';
import { DownloadButton } from '../shell/confirmation/download-button';

/** One leave type at a time, so that its amounts can be added up. */
export function PreviewResult({ preview: { _id, summary } }: { preview: LeavePreviewRecord }) {
  const text = useText();
  const [opening] = useState(() => openingView(summary));
  const [filter] = useState({
    leaveType: opening?.shown.leaveType._id,
    ...(opening?.effect && { effect: opening.effect }),
  });
  if (!opening)
    return (
      <EmptyState title={text('leavePreview.nobody')}>{text('leavePreview.nobodyText')}</EmptyState>
    );
  return (
    <ListPage
      embedded
      resource={previewPeople(_id)}
      sort={{ field: 'difference', order: 'ASC' }}
      filterDefaultValues={filter}
      failure="leavePreview.listFailed"
    >
      <ByType id={_id} summary={summary} first={opening.shown} />
    </ListPage>
  );
}

function ByType({
  id,
  summary,
  first,
}: {
  id: string;
  summary: PreviewSummary[];
  first: PreviewSummary;
}) {
  const text = useText();
  const { change } = useFilterChanges();
  const [shown, setShown] = useState(first);

  function choose(leaveType: string) {
    setShown(summary.find((one) => one.leaveType._id === leaveType) ?? first);
    change({ leaveType, effect: '' });
  }

  return (
    <>
      {summary.length > 1 && (
        <div className={classes.type}>
          <SelectField
            label={text('leavePreview.type')}
            choices={summary.map(({ leaveType }) => ({
              value: leaveType._id,
              label: leaveTypeName(text, leaveType.name),
            }))}
            value={shown.leaveType._id}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      )}
      <PreviewFigures summary={shown} />
      {shown.requests > 0 && (
        <p className={classes.requests}>
          {text('leavePreview.requests', { count: shown.requests })}
        </p>
      )}
      <PreviewTools id={id} summary={shown} />
      <PreviewPeople />
    </>
  );
}

function PreviewFigures({
  summary: { gain, lose, negative, unchanged, unit },
}: {
  summary: PreviewSummary;
}) {
  const text = useText();
  const numbers = useNumbers();
  const amounts = useAmounts();
  const people = ({ people: count, amount }: PreviewSummary['gain']) =>
    count === 0
      ? text('leavePreview.people', { count })
      : text('leavePreview.peopleAmount', { count, amount: amounts.words(amount, unit) });
  return (
    <Panel>
      <StatStrip compact phone="rows">
        <StatCard glyph="added" label={text('leavePreview.effects.gain')} caption={people(gain)}>
          {numbers.format(gain.people)}
        </StatCard>
        <StatCard glyph="deducted" label={text('leavePreview.effects.lose')} caption={people(lose)}>
          {numbers.format(lose.people)}
        </StatCard>
        <StatCard
          glyph="negative"
          label={text('leavePreview.turnNegative')}
          caption={text('leavePreview.people', { count: negative })}
        >
          {numbers.format(negative)}
        </StatCard>
        <StatCard
          glyph="ended"
          label={text('leavePreview.effects.unchanged')}
          caption={text('leavePreview.people', { count: unchanged })}
        >
          {numbers.format(unchanged)}
        </StatCard>
      </StatStrip>
    </Panel>
  );
}

const ALL = 'all';

function PreviewTools({ id, summary }: { id: string; summary: PreviewSummary }) {
  const text = useText();
  const numbers = useNumbers();
  const today = useToday();
  const [effect] = useFilter('effect');
  const { change } = useFilterChanges();
  const { gain, lose, unchanged } = summary;
  const counts = peopleByEffect(summary);
  const options = [
    {
      value: ALL,
      label: text('leavePreview.all'),
      count: numbers.format(gain.people + lose.people + unchanged),
    },
    ...EFFECTS.map((value) => ({
      value,
      label: text(`leavePreview.effects.${value}`),
      count: numbers.format(counts[value]),
    })),
  ];
  return (
    <ListTools
      end={
        <DownloadButton
          variant="quiet"
          icon={false}
          fetchFile={() => previewCalls.file(id)}
          name={`${['leave-preview', today].filter(Boolean).join('-')}.csv`}
        >
          {text('leavePreview.download')}
        </DownloadButton>
      }
    >
      <CountedFilters
        label={text('leavePreview.show')}
        of={options}
        value={effect || ALL}
        onChoose={(value) => change({ effect: value === ALL ? '' : value })}
      />
    </ListTools>
  );
}
