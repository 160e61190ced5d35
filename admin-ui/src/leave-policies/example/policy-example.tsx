import { useState } from 'react';
import { addYears, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { PolicyRulesRecord } from '../../../../api/contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { serverErrorText } from '../../api/use-notify-error';
import { ledgerRows } from '../../balances/ledger-rows';
import { useText } from '../../i18n/use-text';
import { Field } from '../../ui/fields/field';
import { Skeleton } from '../../ui/feedback/skeleton';
import { CareerChart } from './career-chart';
import { CareerLines } from './career-lines';
import { useCareer } from './use-career';
import classes from './career.module.css';

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
  const isAskable = rules !== undefined && isCalendarDate(from) && isCalendarDate(hireDate);
  const last = isCalendarDate(from) ? addYears(from, CAREER_YEARS) : from;
  const {
    data: lines,
    error,
    isPlaceholderData,
  } = useCareer(isAskable ? { unit, rules, hireDate, from, to: last } : undefined);
  const begin = hireDate > from ? hireDate : from;
  const chartEnd = isCalendarDate(begin) ? addYears(begin, CHART_YEARS) : begin;
  const rows = ledgerRows(lines ?? [], { from: begin, to: last, today: begin });
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
      <Field
        type="date"
        label={text('leaveRules.example.hired')}
        value={hireDate}
        onChange={({ target }) => setHireDate(target.value)}
      />
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
