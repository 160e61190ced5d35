import { useState } from 'react';
import { useCountedLeave } from '../../api/use-counted-leave';
import { isRequestable, useLeaveTypeChoices, useReasonRequired } from '../../api/use-leave-types';
import { DateInput, SelectInput, TextAreaInput } from '../../forms/inputs';
import { SubmitButton } from '../../forms/form-layout';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { CostPanel } from '../../leave-cost/cost-panel';
import { endsOf } from '../../leave-cost/day-part';
import { DurationField } from '../../leave-cost/duration-field';
import { EndChoice, StartChoice } from '../../leave-cost/half-choice';
import { LeaveRefusals } from '../../leave-cost/leave-refusals';
import { useAsked, useDurationOffered, useHalvesOffered, useQuote } from '../../leave-cost/use-leave-cost';
import { useAvailableNote } from '../../leave-cost/use-type-balance';
import { LeaveCalendar } from '../../leaves/leave-calendar';
import { useRequestedDays } from '../../leaves/leave-days';
import { useEndDateCheck } from '../../leaves/use-end-date-check';
import classes from './request-leave.module.css';
import { requestOutlook } from './request-outlook';
import { RequestSummary } from './request-summary';

interface Props {
  owner: string;
  today: string;
  min: string;
  max: string;
}

export function RequestLeaveFields({ owner, today, min, max }: Props) {
  const text = useText();
  const types = useLeaveTypeChoices(isRequestable);
  const { days, invalid, start, end, choose } = useRequestedDays();
  const endDateCheck = useEndDateCheck();
  const asked = useAsked(owner);
  const halves = useHalvesOffered(asked, today);
  const duration = useDurationOffered(asked);
  const available = useAvailableNote(asked);
  const quote = useQuote(asked);
  const amounts = useAmounts();
  const reasonRequired = useReasonRequired(asked.leaveType);
  const counted = useCountedLeave();
  const [pressed, setPressed] = useState<{ reason: string; start: string; end: string }>();
  const { taken, refusal } = requestOutlook({ days, ...endsOf(asked), minutes: asked.minutes === undefined ? undefined : Number(asked.minutes) }, quote, counted);
  const amount = taken && amounts.words(taken.amount, taken.unit);
  // Until other days are chosen.
  const reason = pressed?.start === start && pressed.end === end ? pressed.reason : undefined;

  return (
    <div className={classes.form} data-counted={counted}>
      <SelectInput source="leaveType" label={text('requestLeave.type')} choices={types} note={available} />
      <div className={classes.dates}>
        <DateInput source="startDate" label={text('requestLeave.start')} min={min} max={max} />
        <DateInput source="endDate" label={text('requestLeave.end')} min={min} max={max} check={endDateCheck} />
      </div>
      {duration && <DurationField />}
      <LeaveCalendar
        withColleagues
        {...{ owner, today, min, max, start, end, asked }}
        onChoose={choose}
        onTaken={(why) => setPressed({ reason: why, start, end })}
        quoted={quote?.days}
        amount={amount}
      />
      {halves && (
        <div className={classes.dates}>
          <StartChoice />
          <EndChoice />
        </div>
      )}
      {quote && (quote.cost !== null || refusal) && (
        <div className={classes.cost}>{quote.cost === null ? <LeaveRefusals refusals={quote.faults} /> : <CostPanel quote={quote} asked={asked} />}</div>
      )}
      <TextAreaInput source="reason" optional={!reasonRequired} label={text('requestLeave.reason')} missing={text('requestLeave.reasonMissing')} maxLength={1000} />
      <div className={classes.send}>
        <RequestSummary quote={quote} refusal={refusal} taken={reason} />
        <SubmitButton busy={text('requestLeave.submitting')} refused={invalid || refusal !== undefined}>
          {amount && !refusal ? text('leaveCost.submit', { amount }) : text('requestLeave.submit')}
        </SubmitButton>
      </div>
    </div>
  );
}
