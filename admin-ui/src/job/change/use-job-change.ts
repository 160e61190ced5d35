import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { JobSubject } from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import { focusInvalid } from '../../forms/focus-invalid';
import { askBeforeLeaving, useUnsaved } from '../../forms/unsaved';
import { useText } from '../../i18n/use-text';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { refusalOf } from '../field-errors';
import type { StoredChange } from '../job-calls';
import { useJobPreview } from '../use-job-preview';
import { useRecordChange } from '../use-record-change';
import { blankJob, setOf, type TypedJob } from './typed-job';
import { useJobFaults } from './use-job-faults';

/** A change as it is typed, with its effect; it is stored only with the effect that was seen. */
export function useJobChange(people: string[], onClose: () => void) {
  const text = useText();
  const today = useToday() ?? '';
  const faultsOf = useJobFaults();
  const { data: components = [] } = usePayComponents();
  const { typed, type, toggle, errors, setErrors } = useTypedJob(today);

  const set = setOf(typed, (id) => components.find(({ _id }) => _id === id));
  const isAsked = Object.keys(set).length > 0 && isCalendarDate(typed.from);
  const asked: StoredChange | undefined = isAsked ? { people, from: typed.from, set } : undefined;
  const preview = useJobPreview(asked);
  const refused = useMemo(() => refusalOf(preview.error).atFields, [preview.error]);
  const isRefused = Object.keys(refused).length > 0;
  const stored = useRecordChange(preview, onClose);
  const { isRecorded, record, forget } = stored;

  const isDirty = typed.chosen.length > 0 || typed.reason.trim() !== '';
  useUnsaved(useCallback(() => isDirty && !isRecorded.current, [isDirty, isRecorded]));

  async function close() {
    if (await askBeforeLeaving()) onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = faultsOf(typed);
    setErrors(faults);
    if (isRefused || Object.keys(faults).length > 0) return focusInvalid(event.currentTarget);
    if (asked && preview.isKnown && preview.preview) void save(asked, preview.preview.basis);
  }

  async function save(change: StoredChange, basis: string) {
    const reason = typed.reason.trim();
    const done = typed.from > today ? 'job.changing.planned' : 'job.changing.recorded';
    setErrors(await record({ ...change, ...(reason && { reason }), basis }, text(done)));
  }

  return {
    typed,
    type: (part: Partial<TypedJob>) => {
      type(part);
      forget();
    },
    toggle: (subject: JobSubject) => {
      toggle(subject);
      forget();
    },
    preview,
    changed: stored.changed,
    progress: stored.progress,
    errors: { ...refused, ...errors },
    busy: stored.busy,
    /** Nothing is stored without its effect; what is not complete is said when it is to be stored. */
    isWaiting: typed.chosen.length === 0 || (isAsked && !preview.isKnown && !isRefused),
    close: () => void close(),
    submit,
  };
}

/** The fields, with their faults. */
function useTypedJob(today: string) {
  const [typed, setTyped] = useState(() => blankJob(today));
  const [errors, setErrors] = useState<Record<string, string>>({});

  function type(part: Partial<TypedJob>) {
    setTyped({ ...typed, ...part });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
  }

  function toggle(subject: JobSubject) {
    const { chosen, cleared } = typed;
    const isChosen = chosen.includes(subject);
    type({
      chosen: isChosen ? chosen.filter((one) => one !== subject) : [...chosen, subject],
      cleared: cleared.filter((one) => one !== subject),
    });
  }

  return { typed, type, toggle, errors, setErrors };
}
