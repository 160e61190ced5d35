import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { officePath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useNotifyError } from '../../api/use-notify-error';
import { RowAction, RowActionLink } from '../../ui/button';
import { dropDraft } from '../columns/draft';
import classes from './earlier-imports.module.css';
import { isOpen } from '../import';
import { importCalls, useEvictImport } from '../import-queries';
import { UndoImport } from './undo-import';

export function EarlierAction({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { _id, name, state, changedSince, undoneAt } = record;
  if (state === 'Undone')
    return (
      <span className={classes.why}>
        {text('imports.earlier.undone', { date: undoneAt ? instant(undoneAt) : '' })}
      </span>
    );
  if (state === 'Applied')
    return changedSince ? (
      <span className={classes.why}>{text('imports.changedSince', { count: changedSince })}</span>
    ) : (
      <Undo record={record} />
    );
  return (
    <span className={classes.actions}>
      <RowActionLink
        tone="primary"
        to={officePath.import(_id)}
        aria-label={text('imports.earlier.continueWith', { name })}
      >
        {text(isOpen(record) ? 'imports.earlier.continue' : 'imports.earlier.watch')}
      </RowActionLink>
      {isOpen(record) && <Discard record={record} />}
    </span>
  );
}

function Undo({ record }: { record: ImportRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  return (
    <span className={classes.actions}>
      <RowAction
        tone="primary"
        aria-label={text('imports.earlier.undoOf', { name: record.name })}
        onClick={() => setConfirming(true)}
      >
        {text('imports.earlier.undo')}
      </RowAction>
      {confirming && (
        <UndoImport
          record={record}
          onClose={() => setConfirming(false)}
          onStarted={() => void navigate(officePath.import(record._id))}
        />
      )}
    </span>
  );
}

/** Needs no confirmation, because no row is stored yet. */
function Discard({ record: { _id, name } }: { record: ImportRecord }) {
  const text = useText();
  const notifyError = useNotifyError();
  const evictImport = useEvictImport();

  async function discard(section: HTMLElement | null) {
    try {
      await importCalls.remove(_id);
      dropDraft(_id);
      section?.querySelector('h2')?.focus();
    } catch (failure) {
      notifyError(failure);
    }
    evictImport(_id);
  }

  return (
    <RowAction
      tone="danger"
      aria-label={text('imports.earlier.discardOf', { name })}
      onClick={({ currentTarget }) => void discard(currentTarget.closest('section'))}
    >
      {text('imports.earlier.discard')}
    </RowAction>
  );
}

export function EarlierName({ record: { _id, name, kind } }: { record: ImportRecord }) {
  const text = useText();
  return (
    <>
      <Link className={classes.name} to={officePath.import(_id)}>
        <bdi>{name}</bdi>
      </Link>
      {kind !== 'employees' && (
        <small className={classes.kind}>{text(`imports.kinds.${kind}`)}</small>
      )}
    </>
  );
}
