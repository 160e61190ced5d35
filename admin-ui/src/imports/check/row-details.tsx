import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ImportField, ImportKind, ImportRowRecord, RowMessageRecord } from '../../../../api/contract/imports.js';
import { useText, interpolate, messageAt } from '../../i18n/use-text';
import { RowAction } from '../../ui/button';
import { Diff } from '../../ui/diff';
import { Icon } from '../../ui/icon';
import classes from './check.module.css';
import { definitionOf } from '../import';
import { useFieldLabel } from '../use-field-label';
import { useCellFormatter } from './use-cell-formatter';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { useLanguage } from '../../i18n/language';
import { useDates } from '../../i18n/use-dates';
import { useMoney } from '../../api/config';
import { choiceLabel } from '../../forms/choices';

const UNFOLDED = 3;

/** The cell of the salary says how a yearly pay was rounded. */
const notesBelow = ({ notes, noteRemarks }: ImportRowRecord) =>
  notes.flatMap((note, index) => (noteRemarks[index]?.key === 'yearlyRounded' ? [] : [{ note, remark: noteRemarks[index] }]));

export const hasDetails = (row: ImportRowRecord): boolean => row.faults.length + row.changes.length + notesBelow(row).length > 0;

export function RowDetails({ row, kind }: { row: ImportRowRecord; kind: ImportKind }) {
  const text = useText();
  const labelOf = useKnownLabel(kind);
  const worded = useRowRemark();
  return (
    <>
      {row.faults.map(({ field, label, value, text: reason, remark }) => (
        <p key={`${field} ${reason}`} className={classes.error}>
          <Icon of={CircleAlert} size={14} />
          <span>
            <b>{labelOf(field, label)}</b> <bdi className={classes.wrong}>{value.trim() || text('imports.columns.blank')}</bdi> {worded(remark, reason)}
          </span>
        </p>
      ))}
      <Changes row={row} kind={kind} />
      {notesBelow(row).map(({ note, remark }) => (
        <p key={note} className={classes.remark}>
          {worded(remark, note)}
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
          <span>{labelOf(field, label)}</span> <Diff before={format(field, before, row)} after={format(field, after, row)} />
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
  return (field, label) => (definitionOf(kind, field) ? labelOf(field as ImportField) : label);
}

const AMOUNTS = ['net', 'yearly', 'monthly', 'twelveMonths'];

/** A remark that this version does not know keeps the server's text. */
function useRowRemark(): (remark: RowMessageRecord | undefined, serverText: string) => string {
  const { language, messages } = useLanguage();
  const text = useText();
  const { day } = useDates();
  const money = useMoney();
  const labelOf = useFieldLabel();

  const fields = (names: string) => new Intl.ListFormat(language).format(names.split(',').map((name) => labelOf(name as ImportField)));

  function format(name: string, value: string | number): string | number {
    if (typeof value === 'number') return value;
    if (name === 'fields') return fields(value);
    if (AMOUNTS.includes(name)) return money.format(Number(value));
    return isCalendarDate(value) ? day(value) : choiceLabel(text, name, value);
  }

  return (remark, serverText) => {
    const sentence = remark && messageAt(messages.imports.remarks, remark.key);
    if (!sentence) return serverText;
    return interpolate(sentence, Object.fromEntries(Object.entries(remark.parameters).map(([name, value]) => [name, format(name, value)])), language);
  };
}
