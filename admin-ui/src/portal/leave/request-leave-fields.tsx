import { isRequestable, useLeaveTypeChoices, useReasonRequired } from '../../api/use-leave-types';
import { DateInput, SelectInput, TextAreaInput } from '../../forms/inputs';
import { SubmitButton } from '../../forms/form-layout';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { CostPanel } from '../../leave-cost/cost-panel';
import { DurationField } from '../../leave-cost/duration-field';
import { EndChoice, StartChoice } from '../../leave-cost/half-choice';
import { useAsked, useDurationOffered, useHalvesOffered, useQuote } from '../../leave-cost/use-leave-cost';
import { useAvailableNote } from '../../leave-cost/use-type-balance';
import { LeaveCalendar } from '../../leaves/leave-calendar';
import { useRequestedDays } from '../../leaves/leave-days';
import { useEndDateCheck } from '../../leaves/use-end-date-check';
import classes from './request-leave.module.css';

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
  const asked = useAsked(owner);
  const halves = useHalvesOffered(asked, today);
  const duration = useDurationOffered(asked);
  const available = useAvailableNote(asked);
  const quote = useQuote(asked);
  const amounts = useAmounts();
  const reasonRequired = useReasonRequired(asked.leaveType);

  function submitLabel(): string {
    if (quote?.cost) return text('leaveCost.submit', { amount: amounts.words(quote.cost, quote.unit) });
    if (duration && asked.minutes) return text('leaveCost.submit', { amount: amounts.words(Number(asked.minutes), 'minutes') });
    return days ? text('requestLeave.submitDays', { count: days }) : text('requestLeave.submit');
  }

  return (
    <div className={classes.form}>
      <SelectInput source="leaveType" label={text('requestLeave.type')} choices={types} note={available} />
      <div className={classes.dates}>
        <div className={classes.edge}>
          <DateInput source="startDate" label={text('requestLeave.start')} min={min} max={max} />
          {halves && <StartChoice />}
        </div>
        <div className={classes.edge}>
          <DateInput source="endDate" label={text('requestLeave.end')} min={min} max={max} check={endDateCheck} />
          {halves && <EndChoice />}
        </div>
      </div>
      {duration && <DurationField />}
      <LeaveCalendar withColleagues owner={owner} today={today} min={min} max={max} start={start} end={end} onChoose={choose} asked={asked} quoted={quote?.days} />
      {quote && quote.cost !== null && (
        <div className={classes.cost}>
          <CostPanel quote={quote} asked={asked} />
        </div>
      )}
      <TextAreaInput source="reason" optional={!reasonRequired} label={text('requestLeave.reason')} maxLength={1000} />
      <div className={classes.send}>
        <SubmitButton busy={text('requestLeave.submitting')}>{submitLabel()}</SubmitButton>
      </div>
    </div>
  );
}
