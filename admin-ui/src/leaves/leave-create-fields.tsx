import { useWatch } from 'react-hook-form';
import { inclusiveDays, isCalendarDate } from '../../../api/contract/calendar-date.js';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../api/contract/date-limits.js';
import { useLeaveTypeChoices } from '../api/use-leave-types';
import { DateInput, SelectInput, TextAreaInput } from '../forms/inputs';
import { FormSection } from '../forms/form-layout';
import { useText } from '../i18n/use-text';
import { EmployeeCombobox } from '../people/employee-combobox';
import { DurationField } from '../leave-cost/duration-field';
import { EndChoice, StartChoice } from '../leave-cost/half-choice';
import { useAsked, useDurationOffered, useHalvesOffered } from '../leave-cost/use-leave-cost';
import { useAvailableNote } from '../leave-cost/use-type-balance';
import { EnteredLeaveCost } from './entered-leave-cost';
import { useEndDateCheck } from './use-end-date-check';

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
        <EmployeeCombobox source="userId" label={text('leaves.person')} filter={{ status: 'Active' }} placeholder={text('people.search')} nobody={text('leaves.nobody')} />
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
