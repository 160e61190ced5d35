import { useWatch, useController } from 'react-hook-form';
import { inclusiveDays, isCalendarDate, EARLIEST_LEAVE, latestFutureDate } from '../../../api/contract/calendar-date.js';
import { useLeaveTypeChoices } from '../api/use-leave-types';
import { DateInput, SelectInput, TextAreaInput } from '../forms/inputs';
import { FormSection } from '../forms/form-layout';
import { useText } from '../i18n/use-text';
import { EmployeeCombobox } from '../people/employee-combobox';
import { DurationField } from '../leave-cost/duration-field';
import { EndChoice, StartChoice } from '../leave-cost/half-choice';
import { useAsked, useDurationOffered, useHalvesOffered, useQuote } from '../leave-cost/use-leave-cost';
import { useAvailableNote } from '../leave-cost/use-type-balance';
import { useEndDateCheck } from './use-end-date-check';
import { ClosedWayOut } from '../leave-cost/closed-way-out';
import { CostPanel } from '../leave-cost/cost-panel';
import classes from '../leave-cost/leave-cost.module.css';
import { LeaveRefusals } from '../leave-cost/leave-refusals';
import { Checkbox } from '../ui/fields/checkbox';

export function LeaveCreateFields({ today }: { today: string }) {
  const text = useText();
  const types = useLeaveTypeChoices(({ archived }) => !archived);
  const endDateCheck = useEndDateCheck();
  const asked = useAsked();
  const halves = useHalvesOffered(asked, today);
  const duration = useDurationOffered(asked);
  const available = useAvailableNote(asked);
  const [start, end] = useWatch({ name: ['startDate', 'endDate'] }) as [unknown, unknown];
  const days = isCalendarDate(start) && isCalendarDate(end) ? inclusiveDays(start, end) : 0;
  const [min, max] = [EARLIEST_LEAVE, latestFutureDate(today)];
  return (
    <>
      <FormSection title={text('leaves.whose')} help={text('leaves.whoseHelp')}>
        <EmployeeCombobox source="userId" label={text('leaves.person')} filter={{ status: ['Active', 'Upcoming'] }} placeholder={text('people.search')} nobody={text('leaves.nobody')} />
        <SelectInput source="leaveType" label={text('leaves.type')} choices={types} note={available} />
      </FormSection>
      <FormSection title={text('leaves.when')} help={text('leaves.whenHelp')}>
        <DateInput source="startDate" label={text('leaves.start')} min={min} max={max} />
        <DateInput source="endDate" label={text('leaves.end')} min={min} max={max} check={endDateCheck} hint={days > 0 && text('leave.days', { count: days })} />
        {halves && (
          <>
            <StartChoice />
            <EndChoice />
          </>
        )}
        {duration && <DurationField />}
        <TextAreaInput wide source="reason" label={text('leaves.reason')} maxLength={1000} />
      </FormSection>
      <EnteredLeaveCost />
    </>
  );
}

/** An admin may enter leave although the type, the policy's rules or the balance refuse it. */
function EnteredLeaveCost() {
  const asked = useAsked();
  const quote = useQuote(asked);
  if (!quote) return null;
  const overridable = quote.faults.filter((fault) => fault.overridable);
  const isClosed = quote.faults.some(({ code }) => code === 'leave.closed');
  if (quote.cost === null && overridable.length === 0 && !isClosed) return null;
  return (
    <div className={classes.entered}>
      {quote.cost === null ? <LeaveRefusals refusals={overridable} /> : <CostPanel quote={quote} asked={asked} />}
      {isClosed && <ClosedWayOut quote={quote} asked={asked} />}
      {overridable.length > 0 && <Override />}
    </div>
  );
}

function Override() {
  const text = useText();
  const { field } = useController<{ override: boolean }>({ name: 'override', shouldUnregister: true, defaultValue: false });
  return (
    <div className={classes.override}>
      <Checkbox label={text('leaveCost.override')} checked={field.value} onChange={({ target }) => field.onChange(target.checked)} />
      {field.value && <TextAreaInput source="note" label={text('leaveCost.overrideNote')} hint={text('leaveCost.overrideNoteHint')} maxLength={1000} />}
    </div>
  );
}
