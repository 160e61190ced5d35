import { type FormEvent, useCallback, useMemo, useState } from 'react';
import type { JobPersonEffect } from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { focusInvalid } from '../../forms/focus-invalid';
import { askBeforeLeaving, useUnsaved } from '../../forms/unsaved';
import { useText } from '../../i18n/use-text';
import { useChangeDays } from '../change/use-job-faults';
import { fieldErrorsOf } from '../field-errors';
import { useRecordChange } from '../use-record-change';
import { useJobPreview } from '../use-job-preview';
import { blankRound, changeOf, type TypedRound, unreadableFields } from './typed-round';

/** A salary round as it is typed, with what it does to each of the people. */
export function useSalaryRound(people: string[], onClose: () => void) {
  const text = useText();
  const today = useToday() ?? '';
  const faultsOf = useRoundFaults();
  const [typed, setTyped] = useState(() => blankRound(today));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const asked = changeOf(people, typed);
  const preview = useJobPreview(asked);
  const rows = useKnownRows(preview.preview?.people);
  const refused = useMemo(() => atFields(fieldErrorsOf(preview.error)), [preview.error]);
  const { busy, progress, changed, isRecorded, record, forget } = useRecordChange(preview, onClose);
  const isRefused = Object.keys(refused).length > 0;

  const isDirty = typed.raise !== '' || typed.reason !== '' || Object.keys(typed.byHand).length > 0;
  useUnsaved(useCallback(() => isDirty && !isRecorded.current, [isDirty, isRecorded]));

  const type = useCallback(
    (part: Partial<TypedRound>) => {
      setTyped((before) => ({ ...before, ...part }));
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
      forget();
    },
    [forget],
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const faults = faultsOf(typed);
    setErrors(faults);
    // A salary that cannot be read stays in its cell.
    const isUnread = form.querySelector('table [aria-invalid="true"]') !== null;
    if (isRefused || isUnread || Object.keys(faults).length > 0) return focusInvalid(form);
    if (!asked || !preview.isKnown || !preview.preview) return;
    const { basis, effect } = preview.preview;
    const reason = typed.reason.trim();
    const isPlanned = typed.from > today;
    void record(
      { ...asked, ...(reason && { reason }), basis },
      text(isPlanned ? 'salaryRound.planned' : 'salaryRound.recorded', { count: effect.people }),
    ).then((failed) => setErrors(atFields(failed)));
  }

  return {
    typed,
    type,
    preview,
    rows: asked && rows,
    changed,
    errors: { ...refused, ...errors },
    busy,
    progress,
    isWaiting: asked ? !preview.isKnown && !isRefused : Object.keys(faultsOf(typed)).length === 0,
    close: () => void askBeforeLeaving().then((leaves) => leaves && onClose()),
    submit,
  };
}

/** The rule has one field for both ways to raise. */
const FIELDS: Partial<Record<string, string>> = {
  percent: 'raise',
  amount: 'raise',
  round: 'raise',
};

const atFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [FIELDS[field] ?? field, words]),
  );

/** Those of a refused preview, too: by the table, people take part again. */
function useKnownRows(people: JobPersonEffect[] | undefined): JobPersonEffect[] | undefined {
  const [known, setKnown] = useState(people);
  if (people && people !== known) setKnown(people);
  return people ?? known;
}

/** Says by field what cannot be sent. */
function useRoundFaults(): (typed: TypedRound) => Record<string, string> {
  const text = useText();
  const days = useChangeDays();
  const dateFault = useDateFault();
  return (typed) => {
    const from = dateFault(typed.from, days);
    const unread = unreadableFields(typed).map((field): [string, string] => [
      field,
      text(`salaryRound.no.${field}`),
    ]);
    return { ...(from && { from }), ...Object.fromEntries(unread) };
  };
}
