import { type FormEvent, useCallback, useMemo, useState } from 'react';
import type { JobChangeBody } from '../../../../api/contract/job/job-change-body.js';
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
export function useSalaryRound(
  people: Pick<JobChangeBody, 'people' | 'filter'>,
  onClose: () => void,
) {
  const text = useText();
  const today = useToday() ?? '';
  const days = useChangeDays();
  const dateFault = useDateFault();
  const [typed, setTyped] = useState(() => blankRound(today));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const asked = changeOf(people, typed);
  const preview = useJobPreview(asked);
  const refused = useMemo(() => fieldErrorsOf(preview.error), [preview.error]);
  const { busy, progress, changed, isRecorded, record, forget } = useRecordChange(preview, onClose);

  const isDirty = typed.raise !== '' || typed.reason !== '' || Object.keys(typed.byHand).length > 0;
  useUnsaved(useCallback(() => isDirty && !isRecorded.current, [isDirty, isRecorded]));

  function type(part: Partial<TypedRound>) {
    setTyped({ ...typed, ...part });
    forget();
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
  }

  function faults(): Record<string, string> {
    const from = dateFault(typed.from, days);
    const unread = unreadableFields(typed).map((field): [string, string] => [
      field,
      text(`salaryRound.no.${field}`),
    ]);
    return { ...refused, ...(from && { from }), ...Object.fromEntries(unread) };
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = faults();
    setErrors(found);
    if (Object.keys(found).length > 0) return focusInvalid(event.currentTarget);
    if (!asked || !preview.isKnown || !preview.preview) return;
    const { basis, effect } = preview.preview;
    const reason = typed.reason.trim();
    const isPlanned = typed.from > today;
    void record(
      { ...asked, ...(reason && { reason }), basis },
      text(isPlanned ? 'salaryRound.planned' : 'salaryRound.recorded', { count: effect.people }),
    ).then(setErrors);
  }

  return {
    typed,
    type,
    preview,
    changed,
    errors: { ...refused, ...errors },
    busy,
    progress,
    isWaiting: !asked || !preview.isKnown || preview.preview?.effect.people === 0,
    close: () => void askBeforeLeaving().then((leaves) => leaves && onClose()),
    submit,
  };
}
