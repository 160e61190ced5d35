import type { CalendarDate } from '../calendar-date.js';
import type { SuccessResponse } from '../responses.js';
import type { CoverageOutlook, CoverageRuleRecord } from './coverage.js';

export interface CoverageRulesResponse extends SuccessResponse {
  rules: CoverageRuleRecord[];
}

export interface CoverageRuleResponse extends SuccessResponse {
  rule: CoverageRuleRecord;
}

export interface CoverageOutlookResponse extends SuccessResponse {
  outlook: CoverageOutlook;
}

export interface LeaveSuggestionResponse extends SuccessResponse {
  /** The nearest dates of the same length that break no rule and no balance; null if there are none within 60 days. */
  suggestion: { startDate: CalendarDate; endDate: CalendarDate } | null;
}
