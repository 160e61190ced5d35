import { LEAVE_STATUSES } from '../../contract/leave/leave-statuses.js';
import type { Condition, Filter } from '../../platform/database/lists/list-definition.js';
import { oneOf } from '../../platform/database/lists/list-filters.js';

/** Shortened leave is cancelled, and the requests that replace it keep the rest of its days. */
const REPLACED =
  "l.status = 'Cancelled' AND EXISTS (SELECT 1 FROM leave_request part WHERE part.replaces = l.id)";

/** A changed request is counted and listed by what replaces it. */
export const NOT_CHANGED: Condition = {
  sql: `NOT (${REPLACED})`,
  parameters: [],
  excludesFew: true,
};

const CHANGED = 'Changed';

/** As screens call it. */
export const STATUS_SHOWN = `CASE WHEN ${REPLACED} THEN '${CHANGED}' ELSE l.status END`;
export const COUNTED_STATUS = { fields: ['status'], by: { sql: STATUS_SHOWN, parameters: [] } };
const STORED = oneOf('l.status', LEAVE_STATUSES);

/** 'Changed' is the only way to list requests that others replace, apart from their ids. */
export const STATUS_FILTER: Filter = {
  expected: `one of ${[...LEAVE_STATUSES, CHANGED].join(', ')}`,
  condition: (value) =>
    value === CHANGED ? { sql: `(${REPLACED})`, parameters: [] } : STORED.condition(value),
};

export function withoutChangedLeave(conditions: readonly Condition[]): Condition[] {
  return conditions.some(
    ({ field, value }) => field === 'id' || (field === 'status' && value === CHANGED),
  )
    ? []
    : [NOT_CHANGED];
}
