import { isRequestable, useLeaveTypeChoices } from '../../api/use-leave-types';
import { DateInput, SelectInput, TextAreaInput } from '../../forms/inputs';
import { SubmitButton } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { useEndDateCheck } from '../../leaves/use-end-date-check';
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
  const types = useLeaveTypeChoices(isRequestable);
  const { days, start, end, choose } = useRequestedDays();
  const endDateCheck = useEndDateCheck();

  return (
    <div className={classes.form}>
      <SelectInput source="leaveType" label={text('requestLeave.type')} choices={types} />
      <div className={classes.dates}>
        <DateInput source="startDate" label={text('requestLeave.start')} min={min} max={max} />
        <DateInput source="endDate" label={text('requestLeave.end')} min={min} max={max} check={endDateCheck} />
      </div>
      <RequestLeaveCalendar owner={owner} today={today} min={min} max={max} start={start} end={end} onChoose={choose} />
      <TextAreaInput source="reason" label={text('requestLeave.reason')} maxLength={1000} />
      <div className={classes.send}>
        <SubmitButton busy={text('requestLeave.submitting')}>{days ? text('requestLeave.submitDays', { count: days }) : text('requestLeave.submit')}</SubmitButton>
      </div>
    </div>
  );
}
