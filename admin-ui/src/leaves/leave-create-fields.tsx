import { useWatch } from 'react-hook-form';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../api/contract/calendar-date.js';
import { useLeaveTypeChoices, useReasonRequired } from '../api/use-leave-types';
import { DateInput, SelectInput, TextAreaInput } from '../forms/inputs';
import { useAmounts } from '../i18n/use-amounts';
import { useText } from '../i18n/use-text';
import { DurationField } from '../leave-cost/duration-field';
import { EndChoice, StartChoice } from '../leave-cost/half-choice';
import { useAsked, useDurationOffered, useHalvesOffered, useQuote } from '../leave-cost/use-leave-cost';
import { useAvailableNote } from '../leave-cost/use-type-balance';
import { EmployeeCombobox } from '../people/employee-combobox';
import { WORK_HERE_OR_WILL } from '../people/employment-filter';
import { EnteredLeaveCost } from './entered-leave-cost';
import { LeaveCalendar } from './leave-calendar';
import classes from './leave-create.module.css';
import { useRequestedDays } from './leave-days';
import { useEndDateCheck } from './use-end-date-check';

export function LeaveCreateFields({ today }: { today: string }) {
  const text = useText();
  const types = useLeaveTypeChoices(({ archived }) => !archived);
  const { start, end, choose } = useRequestedDays();
  const endDateCheck = useEndDateCheck();
  const takeOut = useWatch({ name: 'takeOut' }) as unknown;
  const asked = { ...useAsked(), takeOut: takeOut === true ? 'true' : undefined };
  const halves = useHalvesOffered(asked, today);
  const duration = useDurationOffered(asked);
  const available = useAvailableNote(asked);
  const amounts = useAmounts();
  const reasonRequired = useReasonRequired(asked.leaveType);
  const quote = useQuote(asked);
  const limits = { min: EARLIEST_LEAVE, max: latestFutureDate(today) };
  return (
    <div className={classes.form}>
      <EmployeeCombobox source="userId" label={text('leaves.person')} filter={WORK_HERE_OR_WILL} placeholder={text('people.search')} nobody={text('leaves.nobody')} />
      <SelectInput source="leaveType" label={text('leaves.type')} choices={types} note={available} />
      <div className={classes.dates}>
        <DateInput source="startDate" label={text('leaves.start')} {...limits} />
        <DateInput source="endDate" label={text('leaves.end')} {...limits} check={endDateCheck} />
      </div>
      {duration && <DurationField />}
      <LeaveCalendar owner={asked.userId ?? ''} today={today} {...limits} start={start} end={end} onChoose={choose} asked={asked} quoted={quote?.days} amount={quote && quote.cost !== null ? amounts.words(quote.cost, quote.unit) : undefined} />
      {halves && (
        <div className={classes.dates}>
          <StartChoice />
          <EndChoice />
        </div>
      )}
      {quote && <EnteredLeaveCost quote={quote} asked={asked} />}
      <TextAreaInput source="reason" optional={!reasonRequired} label={text('leaves.reason')} missing={text('forms.noReason')} maxLength={1000} />
    </div>
  );
}
