import { useEffect } from 'react';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { ApplySteps } from './apply-steps';
import { Applied } from './applied';
import { dropDraft } from './draft';
import { going } from './import';
import { Running } from './running';
import { Undone } from './undone';

/** From the moment on that rows go in. */
export function Apply({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { _id, kind, state, fileName, startedAt } = record;
  const over = state !== 'Applying';
  useEffect(() => {
    if (over) dropDraft(_id);
  }, [_id, over]);

  const about = startedAt ? text('imports.running.about', { file: fileName, at: instant(startedAt) }) : fileName;
  if (state === 'Applied') return <Applied record={record} />;
  if (state === 'Undone') return <Undone record={record} />;
  if (state === 'Undoing') return <Running record={record} title={text('imports.running.undoing', { name: record.name })} cancel={text('imports.running.cancelUndo')} about={about} />;
  return (
    <Running record={record} title={text(`imports.running.importing.${kind}`, { count: going(record) })} cancel={text('imports.running.cancelImport')} about={about}>
      <ApplySteps record={record} />
    </Running>
  );
}
