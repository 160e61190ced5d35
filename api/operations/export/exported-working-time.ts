import { instant, type ExportedTable } from './exported-table.js';

/** Ended rows too: what held before stays known. */
const VERSIONS = (row: string) => ({
  'Record ID': `${row}.id`,
  Recorded: instant(`${row}.recorded_at`),
  'Recorded by': 'ra.email',
  Ended: instant(`${row}.ended_at`),
  'Ended by': 'ea.email',
});
const VERSION_JOINS = (row: string) =>
  `LEFT JOIN account ra ON ra.id = ${row}.recorded_by LEFT JOIN account ea ON ea.id = ${row}.ended_by`;

/** Hours as in the API: minutes of each morning and afternoon, from a Monday on. */
export const WORK_PATTERNS: ExportedTable = {
  file: 'work-patterns.csv',
  table: 'work_pattern p',
  id: 'p.id',
  columns: {
    Name: 'p.name',
    Minutes: 'p.slots',
    'Record ID': 'p.id',
    Created: instant('p.created_at'),
    Archived: instant('p.archived_at'),
  },
};

export const HOLIDAY_CALENDARS: ExportedTable = {
  file: 'holiday-calendars.csv',
  table: 'holiday_calendar c',
  id: 'c.id',
  columns: {
    Name: 'c.name',
    Country: 'c.country',
    Region: 'c.region',
    Language: 'c.language',
    'Left out': 'c.left_out',
    'Filled until': 'c.filled_until',
    'Each year': 'c.yearly',
    'Record ID': 'c.id',
    Created: instant('c.created_at'),
    Archived: instant('c.archived_at'),
  },
};

export const HOLIDAYS: ExportedTable = {
  file: 'holidays.csv',
  table: 'holiday h',
  id: 'h.id',
  joins: `JOIN holiday_calendar c ON c.id = h.calendar_id ${VERSION_JOINS('h')}`,
  columns: {
    Calendar: 'c.name',
    Day: 'h.day',
    Half: 'h.half',
    Name: 'h.name',
    Country: 'h.country',
    ...VERSIONS('h'),
    'Calendar ID': 'h.calendar_id',
  },
};

/** Without an employee ID: for everybody. Without a pattern, calendar or policy: nothing from that day on, or as everybody. */
export const ASSIGNMENTS: ExportedTable = {
  file: 'assignments.csv',
  table: 'leave_assignment x',
  id: 'x.id',
  joins: `LEFT JOIN employee e ON e.id = x.employee_id LEFT JOIN leave_type t ON t.id = x.subject LEFT JOIN work_pattern p ON p.id = x.pattern_id
    LEFT JOIN holiday_calendar c ON c.id = x.calendar_id LEFT JOIN leave_policy l ON l.id = x.policy_id ${VERSION_JOINS('x')}`,
  columns: {
    'Employee ID': 'e.employee_id',
    Subject: 'COALESCE(t.name, x.subject)',
    Pattern: 'p.name',
    Calendar: 'c.name',
    Policy: 'l.name',
    'As everybody': 'x.inherit',
    From: 'x.from_date',
    ...VERSIONS('x'),
    'Pattern ID': 'x.pattern_id',
    'Calendar ID': 'x.calendar_id',
    'Policy ID': 'x.policy_id',
    'Ended because': 'x.ended_reason',
    'Change ID': 'x.change_id',
  },
};
