import { REPORT_DAYS_MAX } from '../../../api/contract/leave/absence-report-responses.js';
import {
  addDays,
  addMonths,
  type CalendarDate,
  inclusiveDays,
  isCalendarDate,
} from '../../../api/contract/calendar-date.js';

export const PRESETS = ['month', 'lastMonth', 'year', 'lastYear'] as const;

type Preset = (typeof PRESETS)[number];

export interface Span {
  from: CalendarDate;
  to: CalendarDate;
}

export interface ChosenSpan extends Span {
  preset: Preset | 'own';
}

export function presetSpan(preset: Preset, today: CalendarDate): Span {
  const month = `${today.slice(0, 7)}-01`;
  const year = Number(today.slice(0, 4)) - (preset === 'lastYear' ? 1 : 0);
  if (preset === 'year' || preset === 'lastYear')
    return { from: `${year}-01-01`, to: `${year}-12-31` };
  const from = preset === 'month' ? month : addMonths(month, -1);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

export const isTooLong = ({ from, to }: Span): boolean => inclusiveDays(from, to) > REPORT_DAYS_MAX;

/** As it stands in the address: own dates, one of the presets, or this year. */
export function spanOfAddress(query: URLSearchParams, today: CalendarDate): ChosenSpan {
  const [from, to] = [query.get('from'), query.get('to')];
  if (isCalendarDate(from) && isCalendarDate(to) && from <= to && !isTooLong({ from, to }))
    return { preset: 'own', from, to };
  const preset = PRESETS.find((one) => one === query.get('span')) ?? 'year';
  return { preset, ...presetSpan(preset, today) };
}

export const queryOfSpan = ({ preset, from, to }: ChosenSpan): Record<string, string> =>
  preset === 'own' ? { from, to } : { span: preset };
