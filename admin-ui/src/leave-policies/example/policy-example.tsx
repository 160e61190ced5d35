import { useState, useEffect } from 'react';
import {
  addYears,
  isCalendarDate,
  type CalendarDate,
} from '../../../../api/contract/calendar-date.js';
import type { PolicyRulesRecord } from '../../../../api/contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { serverErrorText } from '../../api/use-notify-error';
import { ledgerRows, type LedgerRow } from '../../balances/ledger-rows';
import { DateField } from '../../forms/date-field/date-field';
import { useText } from '../../i18n/use-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { CareerLines } from './career-lines';
import classes from './career.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ExampleCareer } from '../../api/office-calls';
import { useApi } from '../../api/use-api';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { StepChart } from '../../ui/charts/step-chart';

const CHART_YEARS = 2;
const CAREER_YEARS = 10;

interface Props {
  unit: LeaveUnit;
  /** Undefined while they are incomplete. */
  rules: PolicyRulesRecord | undefined;
  from: string;
  /** Instead of the words for a form. */
  help?: string;
}

export function PolicyExample({ unit, rules, from, help }: Props) {
  const text = useText();
  const [hireDate, setHireDate] = useState(() => `${from.slice(0, 4)}-04-16`);
  const isDated = isCalendarDate(from) && isCalendarDate(hireDate);
  const isAskable = rules !== undefined && isDated;
  const last = isCalendarDate(from) ? addYears(from, CAREER_YEARS) : from;
  const {
    data: lines,
    error,
    isPlaceholderData,
  } = useCareer(isAskable ? { unit, rules, hireDate, from, to: last } : undefined);
  const begin = hireDate > from ? hireDate : from;
  const chartEnd = isDated ? addYears(begin, CHART_YEARS) : begin;
  // A date that is being typed is words at first.
  const rows = isDated ? ledgerRows(lines ?? [], { from: begin, to: last, today: begin }) : [];
  const near = rows.filter((row) => row.from <= chartEnd);
  const later = rows.filter((row) => row.from > chartEnd && row.kind === 'change');
  const waiting = !isAskable || error !== null || isPlaceholderData;
  return (
    <aside
      className={classes.example}
      aria-label={text('leaveRules.example.title')}
      data-waiting={waiting}
    >
      <h2>{text('leaveRules.example.title')}</h2>
      <p>{help ?? text('leaveRules.example.help')}</p>
      <DateField label={text('leaveRules.example.hired')} value={hireDate} onChange={setHireDate} />
      {!lines && !error && isAskable && <Skeleton width="100%" height={104} />}
      {(!isAskable || error) && (
        <p role="status">{serverErrorText(error) || text('leaveRules.example.waiting')}</p>
      )}
      {rules?.tracked === false && <p>{text('leaveRules.example.recorded')}</p>}
      {rules?.tracked !== false && lines && lines.length === 0 && (
        <p>{text('leaveRules.example.nothing')}</p>
      )}
      {near.length > 0 && <CareerChart rows={near} unit={unit} from={begin} to={chartEnd} />}
      {near.length > 0 && <CareerLines rows={near} unit={unit} today={begin} />}
      {later.length > 0 && (
        <>
          <h3>{text('leaveRules.example.later')}</h3>
          <CareerLines rows={later} unit={unit} today={begin} />
        </>
      )}
    </aside>
  );
}

const PAUSE_MS = 300;

/** The server's example for rules that are being edited; undefined rules, or refused ones, keep the one before. */
function useCareer(example: ExampleCareer | undefined) {
  const api = useApi();
  const settled = useSettled(example && JSON.stringify(example));
  return useQuery({
    queryKey: ['leave career', settled],
    queryFn: () => api.exampleCareer(JSON.parse(settled ?? '') as ExampleCareer),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** While somebody types, nothing is asked. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const HEIGHT = 128;

interface CareerChartProps {
  rows: LedgerRow[];
  unit: LeaveUnit;
  from: CalendarDate;
  to: CalendarDate;
}

function CareerChart({ rows, unit, from, to }: CareerChartProps) {
  const text = useText();
  const { day } = useDates();
  const amounts = useAmounts();
  const balances = rows.map(({ balance }) => balance);
  return (
    <StepChart
      height={HEIGHT}
      label={text('leaveRules.example.chart', {
        from: day(from),
        to: day(to),
        lowest: amounts.words(Math.min(...balances), unit),
        highest: amounts.words(Math.max(...balances), unit),
      })}
      steps={rows.map((row) => ({ from: row.from, to: row.to, value: row.balance }))}
      spans={[]}
      rings={rows.filter(({ kind }) => kind === 'expired').map((row) => row.from)}
      from={from}
      to={to}
      today={to}
      now={rows.at(-1)?.balance}
      format={(value) => amounts.plain(value, unit)}
    />
  );
}
