import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ImportRecord } from '../../../../api/contract/imports.js';
import { officePath } from '../../paths';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useRefusal } from '../../api/use-refusal';
import { RowAction, RowActionLink } from '../../ui/button';
import { dropDraft } from '../columns/draft';
import classes from './earlier-imports.module.css';
import { isOpen } from '../import';
import { importCalls, useForgetImport } from '../import-queries';
import { UndoImport } from './undo-import';

/** What can be done about an import, or why nothing can. */
export function EarlierAction({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { _id, name, state, changedSince, undoneAt } = record;
  if (state === 'Undone') return <span className={classes.why}>{text('imports.earlier.undone', { date: undoneAt ? instant(undoneAt) : '' })}</span>;
  if (state === 'Applied') return changedSince ? <span className={classes.why}>{text('imports.changedSince', { count: changedSince })}</span> : <Undo record={record} />;
  return (
    <span className={classes.actions}>
      <RowActionLink tone="first" to={officePath.import(_id)} aria-label={text('imports.earlier.goOnWith', { name })}>
        {text(isOpen(record) ? 'imports.earlier.goOn' : 'imports.earlier.watch')}
      </RowActionLink>
      {isOpen(record) && <Discard record={record} />}
    </span>
  );
}

function Undo({ record }: { record: ImportRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <span className={classes.actions}>
      <RowAction tone="first" aria-label={text('imports.earlier.undoOf', { name: record.name })} onClick={() => setAsking(true)}>
        {text('imports.earlier.undo')}
      </RowAction>
      {asking && <UndoImport record={record} onClose={() => setAsking(false)} onBegun={() => void navigate(officePath.import(record._id))} />}
    </span>
  );
}

/** Nothing of it is stored yet, so nobody is asked. */
function Discard({ record: { _id, name } }: { record: ImportRecord }) {
  const text = useText();
  const refuse = useRefusal();
  const forget = useForgetImport();

  async function discard(section: HTMLElement | null) {
    try {
      await importCalls.remove(_id);
      dropDraft(_id);
      section?.querySelector('h2')?.focus();
    } catch (failure) {
      refuse(failure);
    }
    forget(_id);
  }

  return (
    <RowAction tone="danger" aria-label={text('imports.earlier.discardOf', { name })} onClick={({ currentTarget }) => void discard(currentTarget.closest('section'))}>
      {text('imports.earlier.discard')}
    </RowAction>
  );
}

/** The file leads to what came of it; what it held is said where that is not the usual. */
export function EarlierName({ record: { _id, name, kind } }: { record: ImportRecord }) {
  const text = useText();
  return (
    <>
      <Link className={classes.name} to={officePath.import(_id)}>
        <bdi>{name}</bdi>
      </Link>
      {kind !== 'employees' && <small className={classes.kind}>{text(`imports.kinds.${kind}`)}</small>}
    </>
  );
}
