import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { JobSubject } from '../../../../api/contract/job/job-changes.js';
import { RequestFailed } from '../../api/http-client';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useNotifyError } from '../../api/use-notify-error';
import { useToday } from '../../api/use-today';
import { useNotify } from 'react-admin';
import { focusInvalid } from '../../forms/focus-invalid';
import { askBeforeLeaving, useUnsaved } from '../../forms/unsaved';
import { useText } from '../../i18n/use-text';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { fieldErrorsOf } from '../field-errors';
import { jobCalls, type StoredChange } from '../job-calls';
import { useJobPreview } from '../use-job-preview';
import { useJobRefresh } from '../use-job';
import { blankJob, setOf, type TypedJob } from './typed-job';
import { useJobFaults } from './use-job-faults';

/** What is refused as a whole stands with the effect. */
const WHOLE = ['set', 'people', 'filter'];

const atFields = (failure: unknown) =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(failure)).filter(([field]) => !WHOLE.includes(field)),
  );

/** Those whom a change is about, as the calls name them. */
export type PeopleOfChange = Pick<StoredChange, 'people' | 'filter' | 'leaveOut'>;

/** A change as it is typed, with its effect; it is stored only with the effect that was seen. */
export function useJobChange(people: PeopleOfChange, onClose: () => void) {
  const text = useText();
  const today = useToday() ?? '';
  const notify = useNotify();
  const notifyError = useNotifyError();
  const refresh = useJobRefresh();
  const faultsOf = useJobFaults();
  const { key, renew } = useIdempotencyKey();
  const { data: components = [] } = usePayComponents();
  const { typed, type, toggle, errors, setErrors, changed, setChanged } = useTypedJob(today);
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);

  const set = setOf(typed, (id) => components.find(({ _id }) => _id === id));
  const isAsked = Object.keys(set).length > 0 && isCalendarDate(typed.from);
  const asked: StoredChange | undefined = isAsked
    ? { ...people, from: typed.from, set }
    : undefined;
  const preview = useJobPreview(asked);
  const refused = useMemo(() => atFields(preview.error), [preview.error]);

  const isDirty = typed.chosen.length > 0 || typed.reason.trim() !== '';
  useUnsaved(useCallback(() => isDirty && !saved.current, [isDirty]));

  async function close() {
    if (await askBeforeLeaving()) onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = { ...refused, ...faultsOf(typed) };
    setErrors(faults);
    if (Object.keys(faults).length > 0) return focusInvalid(event.currentTarget);
    if (asked && preview.isKnown && preview.preview) void save(asked, preview.preview.basis);
  }

  async function save(change: StoredChange, basis: string) {
    const reason = typed.reason.trim();
    setBusy(true);
    try {
      const stored = await jobCalls.add({ ...change, ...(reason && { reason }), basis }, key);
      saved.current = true;
      await refresh();
      onClose();
      const done = typed.from > today ? 'job.changing.planned' : 'job.changing.recorded';
      notify(text(stored.progress ? 'job.changing.running' : done), { type: 'success' });
    } catch (failure) {
      await refuse(failure);
    } finally {
      setBusy(false);
    }
  }

  /** The effect of what others stored meanwhile is shown before it is asked again. */
  async function refuse(failure: unknown) {
    const errors = fieldErrorsOf(failure);
    if (failure instanceof RequestFailed && failure.body.code === 'job.changed') {
      renew();
      setChanged(failure.message || text('job.effect.changed'));
      await preview.refetch();
    } else if (Object.keys(errors).length > 0) setErrors(errors);
    else notifyError(failure);
  }

  return {
    typed,
    type,
    toggle,
    preview,
    changed,
    errors: { ...refused, ...errors },
    busy,
    /** Nothing is stored without its effect. */
    isWaiting: !isAsked || (!preview.isKnown && Object.keys(refused).length === 0),
    close: () => void close(),
    submit,
  };
}

/** What is typed, what is wrong with it, and whether something else was stored meanwhile. */
function useTypedJob(today: string) {
  const [typed, setTyped] = useState(() => blankJob(today));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [changed, setChanged] = useState<string>();

  function type(part: Partial<TypedJob>) {
    setTyped({ ...typed, ...part });
    setChanged(undefined);
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

  return { typed, type, toggle, errors, setErrors, changed, setChanged };
}
