import { inclusiveDays, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import { LEAVE_TYPES, LONGEST_LEAVE_DAYS } from '../../../../api/contract/leave-types.js';
import { DateInput, SelectInput, TextAreaInput } from '../../forms/inputs';
import { SubmitButton } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { RequestLeaveCalendar } from './request-leave-calendar';
import classes from './request-leave.module.css';
import { useRequestedDays } from './request-leave-days';

interface Props {
  owner: string;
  today: string;
  min: string;
  max: string;
}

export function RequestLeaveFields({ owner, today, min, max }: Props) {
  const text = useText();
  const { days, start, end, choose } = useRequestedDays();

  function endFault(date: string, { startDate }: Record<string, unknown>): string | undefined {
    if (!isCalendarDate(startDate)) return undefined;
    if (date < startDate) return text('portal.request.endBeforeStart');
    if (inclusiveDays(startDate, date) > LONGEST_LEAVE_DAYS) return text('portal.request.tooLong', { count: LONGEST_LEAVE_DAYS });
  }

  return (
    <div className={classes.form}>
      <SelectInput source="leaveType" label={text('portal.request.type')} choices={LEAVE_TYPES.map((value) => ({ value, label: text(`leave.types.${value}`) }))} />
      <div className={classes.dates}>
        <DateInput source="startDate" label={text('portal.request.start')} min={min} max={max} />
        <DateInput source="endDate" label={text('portal.request.end')} min={min} max={max} check={endFault} />
      </div>
      <RequestLeaveCalendar owner={owner} today={today} min={min} max={max} start={start} end={end} onChoose={choose} />
      <TextAreaInput source="reason" label={text('portal.request.reason')} maxLength={1000} />
      <div className={classes.send}>
        <SubmitButton busy={text('portal.request.submitting')}>{days ? text('portal.request.submitDays', { count: days }) : text('portal.request.submit')}</SubmitButton>
      </div>
    </div>
  );
}
