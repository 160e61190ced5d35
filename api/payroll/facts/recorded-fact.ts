import { AUDIT_ACTIONS, type AuditAction, withoutUndone } from '../../contract/audit-actions.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { PAY_FACTS, payFactsIn, type PayFactRule } from '../../contract/payroll/pay-facts.js';
import type { RecordedPayFact } from '../due/pay-facts.js';

/** A change of what pay is computed from, once: an entry of the audit log. What was taken back is one too. */
export interface RecordedFact extends RecordedPayFact {
  id: string;
  /** The account that recorded it; null for the system and the command line. */
  by: string | null;
  /** Whom it is about; null for everybody. */
  employeeId: string | null;
  name: string;
  byName: string;
}

export interface EntryRow {
  id: string;
  action: AuditAction;
  by: string | null;
  byName: string;
  at: number | string;
  employeeId: string | null;
  name: string;
  before: string | null;
  after: string | null;
  /** The leave that it is about. */
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** The single payment that it is about. */
  runId: string | null;
}

type Values = Record<string, string | number | boolean | null>;

export function sqlActions(...actions: AuditAction[]): string {
  return actions.map((action) => `'${action}'`).join(', ');
}

/** In SQL, those of which a rule is wanted. */
export function actionsOf(isWanted: (rule: PayFactRule) => boolean): string {
  const actions = AUDIT_ACTIONS.filter((action) =>
    PAY_FACTS[withoutUndone(action)]?.some(isWanted),
  );
  return sqlActions(...actions);
}

export const ENTRY = `SELECT t.id, t.action, t.actor_id AS "by", t.actor_name AS byName, t.recorded_at AS at, t.employee_id AS employeeId, t.subject_name AS name,
    t.value_before AS "before", t.value_after AS "after", l.start_date AS startDate, l.end_date AS endDate, a.run_id AS runId
  FROM audit_entry t LEFT JOIN pay_assignment a ON t.subject = 'payroll' AND a.id = t.subject_id
    LEFT JOIN leave_request l ON t.subject = 'leave' AND l.id = t.subject_id LEFT JOIN leave_type y ON y.id = l.leave_type_id`;

export function factsIn({
  before,
  after,
  startDate,
  endDate,
  runId,
  ...entry
}: EntryRow): RecordedFact[] {
  const values = [before, after].map((json) => JSON.parse(json ?? '{}') as Values);
  const change = { before: values[0], after: values[1] };
  const added = entry.action === 'employee.import' && before === null;
  return payFactsIn(entry.action, change).map(({ kind, from = [], anyDay = [] }) => {
    const isOfAnyDay = anyDay.some((field) => values[0]?.[field] !== values[1]?.[field]);
    const days = isOfAnyDay
      ? []
      : [startDate, endDate, ...from.flatMap((field) => values.map((one) => one[field]))]
          .filter((day) => typeof day === 'string')
          .sort();
    return {
      ...entry,
      kind: kind === 'item' && (runId !== null || values[1]?.single === true) ? 'payment' : kind,
      at: Number(entry.at),
      earliest: days[0] ?? null,
      latest: days.at(-1) ?? null,
      ...(added && { added }),
    };
  });
}
