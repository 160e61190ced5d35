import {
  addMonths,
  type CalendarDate,
  isCalendarDate,
} from '../../../../api/contract/calendar-date.js';
import type { JobChangeSet, LeftOutRules } from '../../../../api/contract/job/job-change-body.js';
import { RAISE_MAX } from '../../../../api/contract/job/job-changes.js';
import { MINOR_UNITS, minorUnits } from '../../../../api/contract/money.js';
import { plainAmount } from '../../forms/plain-amount';
import type { StoredChange } from '../job-calls';

/** As it is typed. */
export interface TypedRound {
  from: string;
  by: 'percent' | 'amount';
  raise: string;
  /** '' for none. */
  step: string;
  limit: string;
  hiredLately: boolean;
  raisedLately: boolean;
  onProbation: boolean;
  /** Unticked in the table. */
  leftOut: readonly string[];
  /** New salaries by employee. */
  byHand: Readonly<Record<string, string>>;
  reason: string;
}

export const ROUND_STEPS = ['1', '5', '10', '50', '100'];

/** Lately is half a year. */
const LATELY_MONTHS = 6;

export const blankRound = (today: CalendarDate): TypedRound => ({
  from: `${addMonths(today, 1).slice(0, 7)}-01`,
  by: 'percent',
  raise: '',
  step: '',
  limit: '',
  hiredLately: false,
  raisedLately: false,
  onProbation: false,
  leftOut: [],
  byHand: {},
  reason: '',
});

/** Undefined for what is no amount, which the form refuses. */
const amountOf = (typed: string): number | undefined => {
  const minor = minorUnits(plainAmount(typed));
  return minor === undefined ? undefined : minor / MINOR_UNITS;
};

export const latelySince = (from: CalendarDate): CalendarDate => addMonths(from, -LATELY_MONTHS);

/** The change that is complete; undefined while nobody's salary changes by it. */
export function changeOf(people: string[], typed: TypedRound): StoredChange | undefined {
  const set = setOf(typed);
  if (!isCalendarDate(typed.from) || Object.keys(set).length === 0) return undefined;
  return { people, leaveOut: leftOutBy(typed, typed.from), from: typed.from, set };
}

function setOf({ by, raise, step, limit, byHand }: TypedRound): JobChangeSet {
  const amount = amountOf(raise);
  const salaries = Object.entries(byHand).flatMap(([employeeId, typed]) => {
    const salary = amountOf(typed);
    return salary === undefined ? [] : { employeeId, salary };
  });
  const most = limit && amountOf(limit);
  return {
    ...(amount && {
      round: {
        [by]: amount,
        ...(step && { step: Number(step) }),
        ...(most && { limit: most }),
      },
    }),
    ...(salaries.length > 0 && { salaries }),
  };
}

function leftOutBy(typed: TypedRound, from: CalendarDate): LeftOutRules {
  return {
    ...(typed.hiredLately && { hiredAfter: latelySince(from) }),
    ...(typed.raisedLately && { raisedSince: latelySince(from) }),
    ...(typed.onProbation && { onProbation: true }),
    ...(typed.leftOut.length > 0 && { people: [...typed.leftOut] }),
  };
}

/** Fields that cannot be sent. */
export function unreadableFields({ by, raise, limit }: TypedRound): ('raise' | 'limit')[] {
  const amount = amountOf(raise);
  const isReadable = amount !== undefined && amount > 0 && (by === 'amount' || amount <= RAISE_MAX);
  return [
    ...(isReadable || raise === '' ? [] : (['raise'] as const)),
    ...(limit === '' || amountOf(limit) ? [] : (['limit'] as const)),
  ];
}
