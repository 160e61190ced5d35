import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { JOB_REASON_MAX } from '../../../../api/contract/employee/job-facts.js';
import type { JobTimelineRecord } from '../../../../api/contract/job/job-changes.js';
import { useToday } from '../../api/use-today';
import type { Employee } from '../../employees/employee';
import { DateField } from '../../forms/date-field/date-field';
import { FormErrors } from '../../forms/form-errors';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/people/job';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { Field } from '../../ui/fields/field';
import { Icon } from '../../ui/icon';
import { EffectPanel } from '../effect/effect-panel';
import { RecordingProgress } from '../recording-progress';
import type { JobPreview } from '../use-job-preview';
import classes from './change-form.module.css';
import { JobFields } from './job-fields';
import { SubjectChips } from './subject-chips';
import { JOB_SUBJECTS } from './typed-job';
import { useHeldBefore, useHeldByMany } from './use-held-before';
import { useChangeDays } from './use-job-faults';
import { useJobChange } from './use-job-change';

export const messages = catalogueOf({ 'people/job': english });

/** One person with their timeline, or many. */
type Whom = { person: Employee; job: JobTimelineRecord } | { people: string[] };

const AMOUNTS = ['amount', 'rate', 'hours', 'hourly'];
const OTHER_FIELDS = ['from', 'reason', 'leaveType', 'component', ...AMOUNTS, 'to'];
/** A salary for many has a rule: the salary round. */
const SUBJECTS_OF_MANY = JOB_SUBJECTS.filter((subject) => subject !== 'salary');

/** From which day, what changes and why; the effect stands beside the fields. */
export default function JobChangeDialog({ onClose, ...whom }: Whom & { onClose: () => void }) {
  const text = useText();
  const one = 'person' in whom ? whom : undefined;
  const person = one?.person;
  const change = useJobChange('people' in whom ? whom.people : [whom.person.id], onClose);
  const { typed, type, preview, errors, busy, progress, close } = change;
  const heldByOne = useHeldBefore(one?.job, typed.from);
  const heldByMany = useHeldByMany(preview.preview?.people ?? []);
  const withField = typed.chosen.filter((kind) => !typed.cleared.includes(kind));
  const save = useSaveWords(typed.from);
  return (
    <Dialog className={classes.dialog} title={text('job.change')} onClose={close}>
      <People of={whom} />
      <form noValidate onSubmit={change.submit}>
        <div className={classes.fields}>
          <FormErrors errors={errors} at={[...OTHER_FIELDS, ...withField]} />
          <div className={classes.grid}>
            <DayField
              value={typed.from}
              onChange={(from) => type({ from })}
              error={errors.from}
              preview={preview}
            />
          </div>
          <SubjectChips
            subjects={person ? JOB_SUBJECTS : SUBJECTS_OF_MANY}
            chosen={typed.chosen}
            onToggle={change.toggle}
          />
          <div className={classes.grid}>
            <JobFields
              {...{ typed, type, errors, person }}
              held={person ? heldByOne : heldByMany}
            />
            <Field
              wide
              optional
              label={text('job.changing.reason')}
              maxLength={JOB_REASON_MAX}
              autoComplete="off"
              error={errors.reason}
              value={typed.reason}
              onChange={({ target }) => type({ reason: target.value })}
            />
          </div>
        </div>
        <div className={classes.effect}>
          <EffectPanel of={preview} changed={change.changed} />
        </div>
        <footer className={classes.foot}>
          {progress ? (
            <RecordingProgress {...progress} />
          ) : (
            <SeenBy from={typed.from} name={person?.name} />
          )}
          <FormActions busy={busy} disabled={busy || change.isWaiting} onCancel={close}>
            {save}
          </FormActions>
        </footer>
      </form>
    </Dialog>
  );
}

function People({ of: whom }: { of: Whom }) {
  const text = useText();
  if ('people' in whom) return <p>{text('job.changing.forMany', { count: whom.people.length })}</p>;
  const { name, designation, department } = whom.person;
  return (
    <p>
      <bdi>{[name, designation, department.dep_name].filter(Boolean).join(', ')}</bdi>
    </p>
  );
}

interface DayFieldProps {
  value: string;
  onChange: (from: string) => void;
  error: string | undefined;
  preview: JobPreview;
}

/** The day from which it holds, and how far away that is. */
function DayField({ value, onChange, error, preview }: DayFieldProps) {
  const text = useText();
  const today = useToday();
  const { daysAway } = useDates();
  const days = useChangeDays();
  const paid = preview.preview?.effect.pay?.periods.length ?? 0;
  const away = today && isCalendarDate(value) && daysAway(value, today);
  return (
    <DateField
      label={text('job.changing.from')}
      {...days}
      error={error}
      value={value}
      onChange={onChange}
      hint={
        away &&
        (paid > 0 ? (
          <span className={classes.past}>
            {text('job.changing.ago', { ago: away, count: paid })}
          </span>
        ) : (
          away
        ))
      }
    />
  );
}

/** The button says what it does on this day. */
function useSaveWords(from: string): string {
  const text = useText();
  const { day } = useDates();
  const today = useToday() ?? '';
  if (!isCalendarDate(from) || from === today) return text('job.changing.onDay');
  return text(from > today ? 'job.changing.plan' : 'job.changing.record', { date: day(from) });
}

/** Says who sees it, and from when. */
function SeenBy({ from, name }: { from: string; name: string | undefined }): ReactNode {
  const text = useText();
  const { day } = useDates();
  const today = useToday() ?? '';
  const isPlanned = isCalendarDate(from) && from > today;
  const atOnce = name ? text('job.changing.atOnce', { name }) : text('job.changing.manyAtOnce');
  return (
    <p className={classes.seen}>
      <Icon of={isPlanned ? EyeOff : Eye} size={14} />
      <span>{isPlanned ? text('job.changing.hidden', { date: day(from) }) : atOnce}</span>
    </p>
  );
}
