import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { LEAVE_REASON_MAX } from '../../../../api/contract/leave/leaves.js';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import type { LeaveQuoteResponse } from '../../../../api/contract/leave/leave-cost-responses.js';
import { WhoDecidesNote } from '../../approval/who-decides-note';
import { useCountedLeave } from '../../api/use-counted-leave';
import { useLeaveTypeChoices, useReasonRequired } from '../../api/use-leave-types';
import { DatePairInput } from '../../forms/date-field/date-input';
import { SelectInput, TextAreaInput } from '../../forms/inputs';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { BalancePanel } from '../../leave-cost/balance-panel';
import { BetterDates } from '../../leave-cost/better-dates';
import { CoverageNotice } from '../../leave-cost/coverage-notice';
import { endsOf } from '../../leave-cost/day-part';
import { DurationField } from '../../leave-cost/duration-field';
import { EndChoice, StartChoice } from '../../leave-cost/half-choice';
import { LeaveRefusals, CostPanel } from '../../leave-cost/cost-panel';
import { requestOutlook } from '../../leave-cost/request-outlook';
import { RequestSummary } from '../../leave-cost/request-summary';
import {
  type Asked,
  type Quote,
  useAsked,
  useDurationOffered,
  useHalvesOffered,
  useQuote,
} from '../../leave-cost/use-leave-cost';
import { useAvailableNote } from '../../leave-cost/use-type-balance';
import { LeaveCalendar } from './leave-calendar';
import { useRequestedDays } from './use-requested-days';
import classes from './leave-fields.module.css';
import { useLengthCheck } from './use-length-check';
import { useUsualType } from './use-usual-type';

interface Outlook {
  /** The server will refuse the entry. */
  refused: boolean;
  /** In words. */
  amount: string | undefined;
  /** By an admin, in the same step. */
  mayApprove: boolean;
  summary: ReactNode;
}

interface Props {
  today: string;
  /** The user who requests leave for themselves: no day twice, and colleagues' absences are shown. */
  owner?: string;
  /** The owner is one of the people of the user, who adds the leave: their other leave is not shown. */
  isOfReport?: boolean;
  types: Parameters<typeof useLeaveTypeChoices>[0];
  reason: { label: string; missing: string };
  /** The input of the person, where an admin enters leave. */
  person?: ReactNode;
  /** Before the reason. */
  standIn?: (quote: LeaveQuoteResponse | undefined) => ReactNode;
  /** Beneath the cost. */
  extras?: (quote: LeaveQuoteResponse, asked: Asked) => ReactNode;
  foot: (outlook: Outlook) => ReactNode;
}

/** The fields of a request, its calendar and its cost. */
export function LeaveFields({
  today,
  owner,
  isOfReport = false,
  types,
  reason,
  person,
  standIn,
  extras,
  foot,
}: Props) {
  const text = useText();
  const counted = useCountedLeave();
  const choices = useLeaveTypeChoices(types);
  useUsualType(isOfReport ? undefined : owner, today, choices);
  const { days, invalid, start, end, choose, take } = useRequestedDays();
  const asked = useAsked(owner);
  const override = useWatch({ name: 'override' }) === true;
  const quote = useQuote(asked);
  const halves = useHalvesOffered(asked, today);
  const duration = useDurationOffered(asked);
  const available = useAvailableNote(asked);
  const reasonRequired = useReasonRequired(asked.leaveType);
  const [pressed, setPressed] = useState<{ why: string; start: string; end: string }>();
  useRefusalAtStart(quote, JSON.stringify([{ ...asked, ...endsOf(asked) }, override]));

  const { amount, refusal } = useOutlook({ days, asked, quote, override });
  // Until other days are chosen.
  const why = pressed?.start === start && pressed.end === end ? pressed.why : undefined;
  const limits = { min: EARLIEST_LEAVE, max: latestFutureDate(today) };

  return (
    <div className={classes.around}>
      <div className={classes.form} data-counted={counted}>
        <div className={classes.fields}>
          {person}
          <SelectInput
            source="leaveType"
            label={text('requestLeave.type')}
            choices={choices}
            note={available}
          />
          <FirstAndLastDay {...limits} />
          {duration && <DurationField />}
          <LeaveCalendar
            {...{ today, start, end, asked, amount, ...limits }}
            owner={isOfReport ? '' : (asked.userId ?? '')}
            withColleagues={owner !== undefined && !isOfReport}
            onChoose={choose}
            onTaken={
              owner === undefined ? undefined : (reason) => setPressed({ why: reason, start, end })
            }
            quoted={quote?.days}
          />
          {halves && days > 0 && (
            <div className={classes.dates}>
              <StartChoice />
              <EndChoice />
            </div>
          )}
        </div>
        {quote ? (
          <QuotedCost quote={quote} asked={asked} onTake={take}>
            {extras?.(quote, asked)}
          </QuotedCost>
        ) : (
          <Unquoted asked={asked} />
        )}
        <div className={classes.end}>
          {standIn?.(quote)}
          <TextAreaInput
            source="reason"
            optional={!reasonRequired}
            {...reason}
            maxLength={LEAVE_REASON_MAX}
          />
          {quote && !asked.takeOut && (
            <WhoDecidesNote quote={quote} isAddedByApprover={isOfReport} />
          )}
          {foot({
            refused: invalid || refusal !== undefined,
            amount,
            mayApprove: quote?.mayApprove === true && !asked.takeOut,
            summary: <RequestSummary quote={quote} problem={why ?? refusal} />,
          })}
        </div>
      </div>
    </div>
  );
}

/** Typed: the calendar beneath is for both. */
function FirstAndLastDay(limits: { min: string; max: string }) {
  const text = useText();
  const check = useLengthCheck();
  return (
    <div className={classes.dates}>
      <DatePairInput
        from={{ source: 'startDate', label: text('requestLeave.start'), typedOnly: true }}
        to={{ source: 'endDate', label: text('requestLeave.end'), typedOnly: true, check }}
        {...limits}
        beforeFrom={text('leave.endBeforeStart')}
      />
    </div>
  );
}

/** While no days are chosen. */
function Unquoted({ asked }: { asked: Asked }) {
  return (
    <div className={classes.cost}>
      <BalancePanel asked={asked} />
    </div>
  );
}

function QuotedCost({
  quote,
  asked,
  onTake,
  children,
}: {
  quote: Quote;
  asked: Asked;
  onTake: (startDate: string, endDate: string) => void;
  children: ReactNode;
}) {
  const cost = useRef<HTMLDivElement>(null);

  function takeBetter(startDate: string, endDate: string) {
    onTake(startDate, endDate);
    // The pressed button goes away.
    cost.current?.focus({ preventScroll: true });
  }

  const isOfDays =
    quote.asked.startDate === asked.startDate && quote.asked.endDate === asked.endDate;
  const coverage = (
    <>
      <CoverageNotice breaches={quote.coverage} />
      {isOfDays && <BetterDates quote={quote} onTake={takeBetter} />}
    </>
  );
  return (
    <div ref={cost} tabIndex={-1} className={classes.cost}>
      {quote.cost === null ? (
        <>
          <BalancePanel asked={asked} />
          <LeaveRefusals refusals={quote.faults} />
          {coverage}
        </>
      ) : (
        <CostPanel quote={quote} asked={asked}>
          {coverage}
        </CostPanel>
      )}
      {children}
    </div>
  );
}

/** The cost of the request, and why it would be refused. */
function useOutlook({
  days,
  asked,
  quote,
  override,
}: {
  days: number;
  asked: Asked;
  quote: Quote | undefined;
  override: boolean;
}) {
  const amounts = useAmounts();
  const counted = useCountedLeave();
  const minutes = asked.minutes === undefined ? undefined : Number(asked.minutes);
  const left = quote && {
    ...quote,
    faults: quote.faults.filter(({ overridable }) => !(overridable && override)),
  };
  const { taken, refusal } = requestOutlook({ days, ...endsOf(asked), minutes }, left, counted);
  return { amount: taken && amounts.words(taken.amount, taken.unit), refusal };
}

/**
 * The server's refusal stands at the start date, and ends when something else is asked for. The notice says which days
 * and how many, so a refusal for coverage has its first words only.
 */
function useRefusalAtStart(quote: LeaveQuoteResponse | undefined, asked: string) {
  const text = useText();
  const { setError, clearErrors, getFieldState } = useFormContext();
  const { errors } = useFormState({ name: 'startDate' });
  const { type, message } = errors.startDate ?? {};
  const rule = quote?.coverage.find(({ block }) => block)?.rule;
  const isSaid =
    rule !== undefined &&
    type === 'server' &&
    quote?.faults.some((fault) => fault.code === 'leave.coverage' && fault.text === message);
  useEffect(() => {
    if (getFieldState('startDate').error?.type === 'server') clearErrors('startDate');
  }, [asked, clearErrors, getFieldState]);
  useEffect(() => {
    if (isSaid)
      setError('startDate', {
        type: 'server',
        message: text('leaveCost.coverage.blocked', { rule }),
      });
  }, [isSaid, rule, setError, text]);
}
