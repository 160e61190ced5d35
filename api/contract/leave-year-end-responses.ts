import type { YearEndRecord } from './leave-year-end.js';
import type { SuccessResponse } from './responses.js';

export interface YearEndResponse extends SuccessResponse {
  yearEnd: YearEndRecord;
}
