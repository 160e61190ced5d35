import { useState } from 'react';
import type { LeavePreviewRecord, PreviewSummary } from '../../../api/contract/leave-preview.js';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { ListPage } from '../lists/list-page';
import { useFilterChanges } from '../lists/filter-changes';
import { EmptyState } from '../ui/feedback/empty-state';
import { SelectField } from '../ui/fields/select-field';
import classes from './leave-preview.module.css';
import { openingView } from './opening-view';
import { previewPeople } from './preview-calls';
import { PreviewFigures } from './preview-figures';
import { PreviewPeople } from './preview-people';
import { PreviewTools } from './preview-tools';

/** One leave type at a time, so that its amounts can be added up. */
export function PreviewResult({ preview: { _id, summary } }: { preview: LeavePreviewRecord }) {
  const text = useText();
  const [opening] = useState(() => openingView(summary));
  const [filter] = useState({ leaveType: opening?.shown.leaveType._id, ...(opening?.effect && { effect: opening.effect }) });
  if (!opening) return <EmptyState title={text('leavePreview.nobody')}>{text('leavePreview.nobodyText')}</EmptyState>;
  return (
    <ListPage embedded resource={previewPeople(_id)} sort={{ field: 'difference', order: 'ASC' }} filterDefaultValues={filter} failure="leavePreview.listFailed">
      <ByType id={_id} summary={summary} first={opening.shown} />
    </ListPage>
  );
}

function ByType({ id, summary, first }: { id: string; summary: PreviewSummary[]; first: PreviewSummary }) {
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
            choices={summary.map(({ leaveType }) => ({ value: leaveType._id, label: leaveTypeName(text, leaveType.name) }))}
            value={shown.leaveType._id}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      )}
      <PreviewFigures summary={shown} />
      {shown.requests > 0 && <p className={classes.requests}>{text('leavePreview.requests', { count: shown.requests })}</p>}
      <PreviewTools id={id} summary={shown} />
      <PreviewPeople />
    </>
  );
}
