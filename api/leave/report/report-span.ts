import { eachDay, inclusiveDays, type CalendarDate } from '../../contract/calendar-date.js';
import { REPORT_DAYS_MAX } from '../../contract/leave/absence-report-responses.js';
import { Problem, refusal } from '../../contract/problem.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { requireLeaveDate } from '../check/leave-span.js';
import type { RequestedLeave } from '../requested-leave.js';

export class ReportSpan {
  @DateField('First Day', { example: '2026-01-01' })
  from: string;

  @DateField('Last Day', { example: '2026-12-31' })
  to: string;
}

export function requireReportSpan({ from, to }: ReportSpan, today: CalendarDate): void {
  requireLeaveDate('from', 'First Day', from, today);
  requireLeaveDate('to', 'Last Day', to, today);
  if (to < from) throw Problem.at('to', refusal('date.ends_before_start'));
  if (inclusiveDays(from, to) > REPORT_DAYS_MAX)
    throw Problem.at('to', refusal('report.too_long', { max: REPORT_DAYS_MAX }));
}

/** The days of the span, calculated once: dates would take half the time of a report. */
export class ReportDays {
  private readonly days: readonly CalendarDate[];
  private readonly places: ReadonlyMap<CalendarDate, number>;

  constructor({ from, to }: ReportSpan) {
    this.days = eachDay(from, to);
    this.places = new Map(this.days.map((day, place) => [day, place]));
  }

  /** The days of leave that lie in the span; it touches the span. */
  within({
    startDate,
    endDate,
  }: Pick<RequestedLeave, 'startDate' | 'endDate'>): readonly CalendarDate[] {
    return this.days.slice(
      this.places.get(startDate) ?? 0,
      (this.places.get(endDate) ?? this.days.length - 1) + 1,
    );
  }
}
