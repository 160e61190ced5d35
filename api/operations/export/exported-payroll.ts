import { IMPORT_FIELDS } from '../../contract/imports/import-fields.js';
import { REFUSALS } from '../../contract/refusals/refusals.js';
import { RECORD_EXISTS } from '../../payroll/facts/hold-reason.js';
import { instant, money, type ExportedTable } from './exported-table.js';

const { employeeId } = IMPORT_FIELDS.employees;

export const PAYROLL_SETTINGS: ExportedTable = {
  file: 'payroll-settings.csv',
  table: 'payroll_setting s',
  id: 's.id',
  joins: 'LEFT JOIN account oa ON oa.id = s.four_eyes_off_by',
  columns: {
    'First period': 's.first_period',
    'Pay day': 's.pay_day',
    'Four-eyes approval': 's.four_eyes',
    'Off asked': instant('s.four_eyes_off_at'),
    'Off asked by': 'oa.email',
    'Warning above percent': 's.change_percent',
    'Company IBAN': 's.company_iban',
    'Company BIC': 's.company_bic',
    Version: 's.version',
  },
};

export const PAYROLL_SETTING_VERSIONS: ExportedTable = {
  file: 'payroll-setting-versions.csv',
  table: 'payroll_setting_version v',
  id: 'v.from_date',
  columns: {
    From: 'v.from_date',
    Frequency: 'v.frequency',
    Proration: 'v.proration',
    'Least net pay in percent': 'v.least_net_percent',
  },
};

export const PAY_COMPONENTS: ExportedTable = {
  file: 'pay-components.csv',
  table: 'pay_component c',
  id: 'c.id',
  columns: {
    Name: 'c.name',
    Kind: 'c.kind',
    Unit: 'c.unit',
    Prorated: 'c.prorated',
    'Wage code': 'c.wage_code',
    Position: 'c.position',
    Active: 'c.active',
    'Record ID': 'c.id',
    Created: instant('c.created_at'),
    Version: 'c.version',
  },
};

/** Rates are hundredths of a percent, hours are hundredths. */
export const PAY_ASSIGNMENTS: ExportedTable = {
  file: 'pay-assignments.csv',
  table: 'pay_assignment t',
  id: 't.id',
  joins:
    'JOIN pay_component c ON c.id = t.component_id LEFT JOIN employee e ON e.id = t.employee_id JOIN account ca ON ca.id = t.created_by LEFT JOIN account ea ON ea.id = t.ended_by LEFT JOIN account wa ON wa.id = t.withdrawn_by',
  columns: {
    Component: 'c.name',
    [employeeId.label]: 'e.employee_id',
    'Department ID': 't.department_id',
    'Run ID': 't.run_id',
    Amount: money('t.amount'),
    Rate: 't.rate',
    Hours: 't.hours',
    'Amount for an hour': money('t.hourly'),
    From: 't.from_date',
    To: 't.to_date',
    Note: 't.note',
    'Reaches back': 't.reaches_back',
    'Unused leave': 't.unused_leave',
    'Settled for': 't.settled_day',
    'Record ID': 't.id',
    'Component ID': 't.component_id',
    Recorded: instant('t.recorded_at'),
    'Recorded by': 'ca.email',
    Ended: instant('t.ended_at'),
    'Ended by': 'ea.email',
    Withdrawn: instant('t.withdrawn_at'),
    'Withdrawn by': 'wa.email',
    'Reason of the withdrawal': 't.withdraw_reason',
    'Change ID': 't.change_id',
  },
};

export const PAY_PERIODS: ExportedTable = {
  file: 'pay-periods.csv',
  table: 'pay_period p',
  id: 'p.id',
  columns: {
    Number: 'p.number',
    From: 'p.start_date',
    To: 'p.end_date',
    'Pay Date': 'p.pay_date',
    'Record ID': 'p.id',
  },
};

export const PAY_RUNS: ExportedTable = {
  file: 'pay-runs.csv',
  table: 'pay_run r',
  id: 'r.id',
  joins:
    'JOIN pay_period p ON p.id = r.period_id JOIN account ca ON ca.id = r.created_by LEFT JOIN account aa ON aa.id = r.approved_by LEFT JOIN account pa ON pa.id = r.paid_by',
  columns: {
    Kind: 'r.kind',
    Name: 'r.name',
    From: 'p.start_date',
    To: 'p.end_date',
    'Pay Date': 'r.pay_date',
    State: 'r.state',
    'All that is due': 'r.everything',
    People: 'r.people',
    'Gross Pay': money('r.gross'),
    Deductions: money('r.deductions'),
    'Net Pay': money('r.net'),
    'Employer Costs': money('r.employer_cost'),
    'Net pay before': money('r.previous_net'),
    'Record ID': 'r.id',
    'Period ID': 'r.period_id',
    Created: instant('r.created_at'),
    'Created by': 'ca.email',
    Approved: instant('r.approved_at'),
    Employer: 'r.employer_name',
    'Address of the employer': 'r.employer_address',
    'Approved by': 'aa.email',
    Paid: instant('r.paid_at'),
    'Paid by': 'pa.email',
    Version: 'r.version',
  },
};

/** People of off-cycle runs. */
export const PAY_RUN_PEOPLE: ExportedTable = {
  file: 'pay-run-people.csv',
  table: 'pay_run_person p',
  id: "CONCAT(p.run_id, ' ', p.employee_id)",
  joins: 'JOIN employee e ON e.id = p.employee_id',
  columns: { 'Run ID': 'p.run_id', [employeeId.label]: 'e.employee_id' },
};

export const PAY_HOLDS: ExportedTable = {
  file: 'pay-holds.csv',
  table: 'pay_hold h',
  id: "CONCAT(h.run_id, ' ', h.employee_id)",
  joins:
    'JOIN employee e ON e.id = h.employee_id JOIN account a ON a.id = e.account_id JOIN pay_run r ON r.id = h.run_id JOIN account ca ON ca.id = h.created_by',
  columns: {
    'Run ID': 'h.run_id',
    [employeeId.label]: 'e.employee_id',
    Reason: `CASE WHEN h.reason = '${RECORD_EXISTS}' THEN REPLACE(REPLACE('${REFUSALS[RECORD_EXISTS]}', '%{date}', r.pay_date), '%{name}', a.name) ELSE h.reason END`,
    Created: instant('h.created_at'),
    'Created by': 'ca.email',
  },
};

export const PAYROLL_SIGNATURES: ExportedTable = {
  file: 'payroll-signatures.csv',
  table: 'payroll_signature s',
  id: "CONCAT(s.run_id, ' ', s.account_id)",
  joins: 'JOIN account sa ON sa.id = s.account_id',
  columns: {
    'Run ID': 's.run_id',
    'Signed by': 'sa.email',
    Signed: instant('s.signed_at'),
    Fingerprint: 's.fingerprint',
  },
};

export const RECOVERY_ENDS: ExportedTable = {
  file: 'recovery-ends.csv',
  table: 'recovery_end n',
  id: 'n.id',
  joins:
    'JOIN employee e ON e.id = n.employee_id JOIN account ca ON ca.id = n.created_by LEFT JOIN account sa ON sa.id = n.signed_by',
  columns: {
    [employeeId.label]: 'e.employee_id',
    Kind: 'n.kind',
    Amount: money('n.amount'),
    On: 'n.on_date',
    Reason: 'n.reason',
    Created: instant('n.created_at'),
    'Created by': 'ca.email',
    Signed: instant('n.signed_at'),
    'Signed by': 'sa.email',
    Parts: 'n.parts',
    'Record ID': 'n.id',
  },
};

/** With whole IBANs. Lines, recoveries, causes and warnings are JSON, with amounts in minor units and days in thousandths. */
export const PAYSLIPS: ExportedTable = {
  file: 'payslips.csv',
  table: 'payslip s',
  id: 's.id',
  joins: 'JOIN employee e ON e.id = s.employee_id LEFT JOIN account ra ON ra.id = s.reversed_by',
  columns: {
    'Run ID': 's.run_id',
    [employeeId.label]: 'e.employee_id',
    'Employee ID on the payslip': 's.employee_number',
    'Name on the payslip': 's.name',
    'Designation on the payslip': 's.designation',
    Department: 's.department',
    State: 's.state',
    'Gross Pay': money('s.gross'),
    Deductions: money('s.deductions'),
    'Net Pay': money('s.net'),
    'Employer Costs': money('s.employer_cost'),
    'Net pay before': money('s.previous_net'),
    Change: money('s.net_change'),
    Lines: 's.line_items',
    'Still to recover': 's.to_recover',
    Causes: 's.causes',
    Warnings: 's.warnings',
    'Record ID': 's.id',
    'Department ID': 's.department_id',
    Approved: instant('s.approved_at'),
    IBAN: 's.iban',
    BIC: 's.bic',
    'Account holder': 's.holder',
    Reversed: instant('s.reversed_at'),
    'Reversed by': 'ra.email',
    'Reason of reversal': 's.reverse_reason',
  },
};

/** PDFs of the payroll office. */
export const PAYSLIP_FILES: ExportedTable = {
  file: 'payslip-files.csv',
  table: 'payslip_file f',
  id: 'f.id',
  joins: 'LEFT JOIN employee e ON e.id = f.employee_id JOIN account ca ON ca.id = f.created_by',
  images: {
    from: 'payslip_file',
    id: 'Record ID',
    content: 'bytes',
    folder: 'payslip-files',
    ending: 'pdf',
  },
  columns: {
    [employeeId.label]: 'e.employee_id',
    Name: 'f.name',
    'Matched by': 'f.matched_by',
    Size: 'f.size',
    'Record ID': 'f.id',
    'Period ID': 'f.period_id',
    'Run ID': 'f.run_id',
    Created: instant('f.created_at'),
    'Created by': 'ca.email',
    Published: instant('f.published_at'),
    'SHA-256': 'f.sha256',
  },
};
