import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  importFieldOf,
  type ImportField,
  type ImportKind,
} from '../../../../api/contract/imports/import-fields.js';
import type { ImportRowRecord } from '../../../../api/contract/imports/imports.js';
import { useText } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { Diff } from '../../ui/diff';
import { Icon } from '../../ui/icon';
import { useFieldLabel } from '../use-field-label';
import { useCellFormatter } from './use-cell-formatter';
import { useRowMessage } from './use-row-message';
import classes from './check.module.css';

const UNFOLDED = 3;

/** The cell of the salary says how a yearly pay was rounded. */
const notesBelow = ({ notes, noteRemarks }: ImportRowRecord) =>
  notes.flatMap((note, index) =>
    noteRemarks[index]?.key === 'yearlyRounded' ? [] : [{ note, message: noteRemarks[index] }],
  );

export const hasDetails = (row: ImportRowRecord): boolean =>
  row.faults.length + row.changes.length + notesBelow(row).length > 0;

export function RowDetails({ row, kind }: { row: ImportRowRecord; kind: ImportKind }) {
  const labelOf = useKnownLabel(kind);
  const worded = useRowMessage();
  return (
    <>
      {row.faults.map(({ field, label, value, text: reason, remark: message }) => (
        <p key={`${field} ${reason}`} className={classes.error}>
          <Icon of={CircleAlert} size={14} />
          <span>
            <b>{labelOf(field, label)}</b>{' '}
            {value.trim() && <bdi className={classes.wrong}>{value.trim()}</bdi>}{' '}
            {worded(message, reason)}
          </span>
        </p>
      ))}
      <Changes row={row} kind={kind} />
      {notesBelow(row).map(({ note, message }) => (
        <p key={note} className={classes.message}>
          {worded(message, note)}
        </p>
      ))}
    </>
  );
}

function Changes({ row, kind }: { row: ImportRowRecord; kind: ImportKind }) {
  const { changes } = row;
  const text = useText();
  const labelOf = useKnownLabel(kind);
  const format = useCellFormatter(kind);
  const [open, setOpen] = useState(false);
  const folded = changes.length - UNFOLDED;
  return (
    <>
      {changes.slice(0, open ? undefined : UNFOLDED).map(({ field, label, before, after }) => (
        <div key={field} className={classes.change}>
          <span>{labelOf(field, label)}</span>{' '}
          <Diff before={format(field, before, row)} after={format(field, after, row)} />
        </div>
      ))}
      {folded > 0 && (
        <span className={classes.fold}>
          <RowAction tone="primary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {text(open ? 'imports.check.fold' : 'imports.check.unfold', { count: folded })}
          </RowAction>
        </span>
      )}
    </>
  );
}

/** Fields that no column can become keep the server's label. */
function useKnownLabel(kind: ImportKind): (field: string, label: string) => string {
  const labelOf = useFieldLabel();
  return (field, label) => (importFieldOf(kind, field) ? labelOf(field as ImportField) : label);
}
