import { type FormEvent, useState } from 'react';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { EARLIEST_EMPLOYMENT, latestFutureDate } from '../../../api/contract/date-limits.js';
import { HOLDERS_AT_ONCE } from '../../../api/contract/working-time.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { useToday } from '../api/use-today';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import { Spinner } from '../ui/feedback/spinner';
import { Field } from '../ui/fields/field';
import { SelectField } from '../ui/fields/select-field';
import { useDialogCall } from './use-dialog-call';
import { useHolidayCalendars, useWorkPatterns } from './use-working-time';
import classes from './working-time.module.css';

interface Props {
  /** Ids of employees, or '*' for everybody without an assignment of their own. */
  holders: string[] | '*';
  /** Of the one person. */
  name?: string;
  subject: 'pattern' | 'calendar';
  /** Chosen at first. */
  target?: string;
  onAssigned?: () => void;
  onClose: () => void;
}

const AS_EVERYBODY = 'everybody';
const NOTHING = 'nothing';

export function AssignmentDialog({ holders, name, subject, target = '', onAssigned, onClose }: Props) {
  const text = useText();
  const api = useApi();
  const { day } = useDates();
  const today = useToday();
  const choices = useTargets(holders, subject);
  const { key } = useIdempotencyKey();
  const [chosen, setChosen] = useState(target);
  const { busy, errors, setErrors, send } = useDialogCall(onClose);
  const [min, max] = [EARLIEST_EMPLOYMENT, today && latestFutureDate(today)];
  const count = holders.length;

  function faultsOf(from: string): Record<string, string> {
    const isOutside = from < min || (max !== undefined && from > max);
    return {
      ...(chosen === '' && { target: text('forms.choose', { label: text(`workingTime.subjects.${subject}`) }) }),
      ...(!isCalendarDate(from) ? { from: text('forms.noDate') } : isOutside && { from: text('forms.dateOutside', { min: day(min), max: day(max ?? from) }) }),
    };
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const from = new FormData(event.currentTarget).get('from') as string;
    const faults = faultsOf(from);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    const given = chosen === AS_EVERYBODY ? { inherit: true } : { target: chosen === NOTHING ? null : chosen };
    void send(async () => {
      const { assigned, unchanged } = await api.assign({ holders, subject, from, ...given }, key);
      onAssigned?.();
      if (holders === '*') return text('workingTime.assignedToEverybody');
      return [text('workingTime.assigned', { count: assigned }), unchanged > 0 && text('workingTime.unchanged', { count: unchanged })].filter(Boolean).join(' ');
    });
  }

  const who = holders === '*' ? text('workingTime.everybody') : (name ?? text('workingTime.people', { count }));
  return (
    <Dialog title={text(`workingTime.assignTitle.${subject}`, { who })} onClose={onClose}>
      {holders === '*' && <p>{text('workingTime.everybodyText')}</p>}
      {count > HOLDERS_AT_ONCE && <p>{text('workingTime.tooMany', { max: HOLDERS_AT_ONCE })}</p>}
      <form noValidate className={classes.form} onSubmit={submit}>
        <SelectField
          name="target"
          label={text(`workingTime.subjects.${subject}`)}
          placeholder={text('app.select')}
          choices={choices}
          value={chosen}
          error={errors.target}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Field
          type="date" name="from" label={text('workingTime.from')} error={errors.from} min={min} max={max} defaultValue={today}
          hint={text(subject === 'pattern' ? 'workingTime.fromHint' : 'workingTime.fromText')}
        />
        <DialogActions>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={busy || count > HOLDERS_AT_ONCE}>
            {busy && <Spinner />}
            {text('workingTime.assign')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useTargets(holders: Props['holders'], subject: Props['subject']) {
  const text = useText();
  const { data: patterns = [] } = useWorkPatterns();
  const { data: calendars = [] } = useHolidayCalendars();
  const records: { _id: string; name: string; archived: boolean }[] = subject === 'pattern' ? patterns : calendars;
  return [
    ...records.filter(({ archived }) => !archived).map(({ _id, name }) => ({ value: _id, label: name })),
    ...(holders === '*' ? [] : [{ value: AS_EVERYBODY, label: text('workingTime.asEverybody') }]),
    { value: NOTHING, label: text(`workingTime.nothing.${subject}`) },
  ];
}
