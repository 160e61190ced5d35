import { instant, type ExportedTable } from './exported-table.js';

export const LEAVE_TYPES: ExportedTable = {
  file: 'leave-types.csv',
  table: 'leave_type t',
  id: 't.id',
  columns: {
    Name: 't.name',
    'Of every installation': 't.builtin',
    Unit: 't.unit',
    Counts: 't.counts',
    'Half days': 't.half_days',
    Paid: 't.paid',
    'Employees request it': 't.self_service',
    'Reason required': 't.reason_required',
    'Visible to the team': 't.visible_to_team',
    'Exempt from coverage': 't.exempt_from_coverage',
    Approval: 't.chain',
    'Closed until': 't.closed_until',
    'Record ID': 't.id',
    Archived: instant('t.archived_at'),
    Version: 't.version',
  },
};

export const LEAVE_POLICIES: ExportedTable = {
  file: 'leave-policies.csv',
  table: 'leave_policy p',
  id: 'p.id',
  joins: 'JOIN leave_type t ON t.id = p.leave_type_id',
  columns: {
    Name: 'p.name',
    'Leave Type': 't.name',
    'Record ID': 'p.id',
    'Leave Type ID': 'p.leave_type_id',
    Created: instant('p.created_at'),
    Archived: instant('p.archived_at'),
  },
};

/** Also those that were ended and replaced. Amounts are thousandths of a day, or minutes. */
export const LEAVE_POLICY_VERSIONS: ExportedTable = {
  file: 'leave-policy-versions.csv',
  table: 'leave_policy_version v',
  id: 'v.id',
  joins: `JOIN leave_policy p ON p.id = v.policy_id
    LEFT JOIN account ra ON ra.id = v.recorded_by LEFT JOIN account ea ON ea.id = v.ended_by`,
  columns: {
    Policy: 'p.name',
    From: 'v.from_date',
    Rules: 'v.rules',
    'Record ID': 'v.id',
    'Policy ID': 'v.policy_id',
    'In force': 'v.live',
    Recorded: instant('v.recorded_at'),
    'Recorded by': 'ra.email',
    Ended: instant('v.ended_at'),
    'Ended by': 'ea.email',
  },
};

export const COVERAGE_RULES: ExportedTable = {
  file: 'coverage-rules.csv',
  table: 'coverage_rule c',
  id: 'c.id',
  joins: 'LEFT JOIN department d ON d.id = c.department_id',
  columns: {
    Name: 'c.name',
    Department: 'd.name',
    From: 'c.from_date',
    To: 'c.to_date',
    'Away at most': 'c.max_away',
    Block: 'c.block',
    'Record ID': 'c.id',
    'Department ID': 'c.department_id',
    Created: instant('c.created_at'),
    Version: 'c.version',
  },
};
