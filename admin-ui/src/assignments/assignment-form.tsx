import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import {
  type CalendarDate,
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import {
  EVERYBODY,
  HOLDERS_AT_ONCE,
  type AssignmentSubject,
  type MatchingHolders,
} from '../../../api/contract/working-time/working-time.js';
import { RequestFailed } from '../api/http-client';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useCountedLeave } from '../api/use-counted-leave';
import { useNotifyError } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import { DateField } from '../forms/date-field/date-field';
import { type DateLimits, useDateFault } from '../forms/date-field/use-typed-dates';
import { useText } from '../i18n/use-text';
import { previewCalls } from '../leave-preview/preview-calls';
import { FormActions } from '../ui/feedback/dialog';
import { SelectField } from '../ui/fields/select-field';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { AssignmentHistory } from './assignment-history';
import type { PreviewedAssignment } from './assignment-preview';
import classes from './assignments.module.css';
import { useAssign } from './use-assign';
import { useAssignmentRefresh, useAssignments } from './use-assignments';
import { isWorkingTime, useSubjectWords } from './use-subject-words';
import { useTargets } from './use-targets';

/** Ids of employees, those who match a filter, or '*' for everybody without an assignment of their own. */
export type Holders = string[] | MatchingHolders | typeof EVERYBODY;

interface Props {
  holders: Holders;
  /** The holder whose assignments are listed: an employee's id, or '*'. */
  historyOf?: string;
  subject: AssignmentSubject;
  /** Chosen at first. */
  target?: string;
  /** The target cannot be changed. */
  fixed?: boolean;
  /** The first day proposed, instead of today. */
  from?: string;
  people?: (error: string | undefined) => ReactNode;
  /** Where leave is counted, what it moves is shown before it is stored. */
  onPreview: (assignment: PreviewedAssignment) => void;
  onAssigned?: () => void;
  onClose: () => void;
}

const AS_EVERYBODY = 'everybody';
const NOTHING = 'nothing';

export function AssignmentForm(props: Props) {
  const { holders, historyOf, subject, target = '', fixed = false, from, people, onClose } = props;
  const text = useText();
  const counted = useCountedLeave();
  const today = useToday();
  const words = useSubjectWords();
  const targets = useTargets(subject);
  const firstDay = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(target);
  const proposed = useProposedDay(holders, subject);
  const [typed, setTyped] = useState<string>();
  const day = typed ?? from ?? proposed ?? '';
  const limits = { min: EARLIEST_EMPLOYMENT, max: today && latestFutureDate(today) };
  const { busy, errors, submit } = useNewAssignment(props, { chosen, day }, limits);
  const tooMany = Array.isArray(holders) && holders.length > HOLDERS_AT_ONCE;
  const end = holders === EVERYBODY ? NOTHING : AS_EVERYBODY;

  function endFrom() {
    setChosen(end);
    firstDay.current?.focus();
  }

  const choices = [
    ...targets.map(({ _id, name }) => ({ value: _id, label: name })),
    ...(holders === EVERYBODY
      ? []
      : [{ value: AS_EVERYBODY, label: text('assignments.asEverybody') }]),
    { value: NOTHING, label: words.nothing(subject) },
  ];
  const hint =
    chosen === end
      ? 'assignments.endHint'
      : subject === 'pattern'
        ? 'assignments.patternHint'
        : isWorkingTime(subject)
          ? 'assignments.calendarHint'
          : 'assignments.policyHint';
  return (
    <>
      {historyOf !== undefined && (
        <AssignmentHistory holder={historyOf} subject={subject} onEnd={endFrom} />
      )}
      {tooMany && <p>{text('assignments.tooMany', { max: HOLDERS_AT_ONCE })}</p>}
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors
          errors={errors}
          at={[...(people ? ['holders'] : []), ...(fixed ? [] : ['target']), 'from']}
        />
        {people?.(errors.holders)}
        {!fixed && (
          <SelectField
            name="target"
            label={words.label(subject)}
            placeholder={text('app.select')}
            choices={choices}
            value={chosen}
            error={errors.target}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
        <DateField
          inputRef={firstDay}
          label={text('assignments.from')}
          error={errors.from}
          {...limits}
          value={day}
          onChange={setTyped}
          hint={text(hint)}
        />
        <FormActions busy={busy} disabled={busy || tooMany} onCancel={onClose}>
          {text(counted ? 'leavePreview.start' : 'assignments.assign')}
        </FormActions>
      </form>
    </>
  );
}

/** A first assignment for everybody begins with the year, as policies do; a change begins today. */
function useProposedDay(holders: Holders, subject: AssignmentSubject): CalendarDate | undefined {
  const today = useToday();
  const { data } = useAssignments(EVERYBODY);
  const isFirst =
    holders === EVERYBODY && data?.every((assignment) => assignment.subject !== subject);
  return today && isFirst ? `${today.slice(0, 4)}-01-01` : today;
}

/** Checks an assignment from a day on, and stores or previews it. */
function useNewAssignment(
  { holders, subject, onPreview, onAssigned, onClose }: Props,
  { chosen, day }: { chosen: string; day: string },
  limits: DateLimits,
) {
  const text = useText();
  const notifyError = useNotifyError();
  const counted = useCountedLeave();
  const assign = useAssign(onAssigned);
  const faultOf = useDateFault();
  const words = useSubjectWords();
  const refresh = useAssignmentRefresh();
  const { key } = useIdempotencyKey();
  const [starting, setStarting] = useState(false);
  const { busy, errors, setErrors, send } = useDialogCall(onClose, refresh);

  function errorsOf(): Record<string, string> {
    const wrongDay = faultOf(day, limits);
    return {
      ...(Array.isArray(holders) &&
        holders.length === 0 && { holders: text('assignments.noPeople') }),
      ...(chosen === '' && { target: text('forms.choose', { label: words.label(subject) }) }),
      ...(wrongDay && { from: wrongDay }),
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsOf();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const given =
      chosen === AS_EVERYBODY ? { inherit: true } : { target: chosen === NOTHING ? null : chosen };
    const assigned = { holders, subject, from: day, ...given };
    if (counted) void preview({ kind: 'assignment', ...assigned });
    else void send(() => assign(assigned, key));
  }

  async function preview(change: PreviewedAssignment['change']) {
    setStarting(true);
    try {
      onPreview({ change, started: await previewCalls.start(change) });
    } catch (failure) {
      const atFields = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) notifyError(failure);
    }
    setStarting(false);
  }

  return { busy: busy || starting, errors, submit };
}
