import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type CalendarDate,
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import { useIdempotencyKey } from '../api/idempotency-key';
import { useApi } from '../api/use-api';
import { useToday } from '../api/use-today';
import { DateField } from '../forms/date-field/date-field';
import { useDateFault } from '../forms/date-field/use-typed-dates';
import { FormErrors } from '../forms/form-errors';
import { useDialogCall } from '../forms/use-dialog-call';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import { ClosingEffect, useClosing } from './closing-effect';
import type { Department } from './department';
import classes from './department-dialogs.module.css';

interface Props {
  department: Department;
  onClose: () => void;
  /** From today or an earlier day, so that it is out of the list. Says so. */
  onClosed: () => void;
}

export function DepartmentClosing({ department, onClose, onClosed }: Props) {
  const text = useText();
  const { day } = useDates();
  const api = useApi();
  const today = useToday() ?? '';
  const queries = useQueryClient();
  const { key } = useIdempotencyKey();
  const { id, dep_name: name, closedOn } = department;
  const [typed, setTyped] = useState<CalendarDate>();
  const on = typed ?? closedOn ?? today;
  const limits = { min: EARLIEST_EMPLOYMENT, max: today && latestFutureDate(today) };
  const fault = useDateFault()(on, limits);
  const isPlanned = on > today;
  const { busy, errors, setErrors, send } = useDialogCall(onClose, () =>
    queries.invalidateQueries(),
  );
  const closing = useClosing(id, fault ? undefined : on);
  const isPossible = !closing.isPlaceholderData && closing.data?.people === 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fault) return setErrors({ on: fault });
    void send(async () => {
      await api.closeDepartment(id, on, key).catch((refused: unknown) => {
        void closing.refetch();
        throw refused;
      });
      if (isPlanned) return text('departments.closing.planned', { date: day(on) });
      onClosed();
      return undefined;
    });
  }

  const keep = () =>
    void send(async () => {
      await api.keepDepartment(id);
      return text('departments.closing.kept');
    });

  return (
    <Dialog title={text('departments.closing.title', { name })} onClose={onClose}>
      <p>{text('departments.closing.text')}</p>
      <form noValidate className={classes.form} onSubmit={submit}>
        <FormErrors errors={errors} at={['on']} />
        <DateField
          label={text('departments.closing.on')}
          error={errors.on}
          {...limits}
          value={on}
          onChange={(value) => {
            setTyped(value);
            setErrors({});
          }}
        />
        <ClosingEffect department={id} of={closing} />
        <DialogActions>
          <Button onClick={onClose}>{text('app.cancel')}</Button>
          {closedOn && (
            <Button onClick={keep} disabled={busy}>
              {text('departments.closing.keep')}
            </Button>
          )}
          <Button
            type="submit"
            variant={isPlanned ? 'primary' : 'danger'}
            busy={busy}
            disabled={busy || !(fault || isPossible)}
          >
            {isPlanned && !fault
              ? text('departments.closing.plan', { date: day(on) })
              : text('departments.closing.close')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
