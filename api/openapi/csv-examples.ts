import { LINKS_CSV } from '../auth/links/invitations.js';
import { AUDIT_CSV } from '../audit/audit-list.js';
import { DEPARTMENT_CSV } from '../department/department-list.js';
import { EMPLOYEE_CSV } from '../employee/employee-list.js';
import { csvHead, csvRows, type CsvColumn } from '../platform/http/csv.js';
import { LEAVE_ACCOUNT_CSV } from '../entitlement/accounts/leave-account-record.js';
import { LEDGER_CSV } from '../entitlement/balances/ledger-csv.js';
import { PREVIEW_PEOPLE_CSV } from '../entitlement/preview/preview-people-list.js';
import { ABSENCE_CSV, absenceRows } from '../leave/report/absence-csv.js';
import { LEAVE_CSV } from '../leave/list/leave-csv.js';
import { ASSIGNMENT_CSV } from '../working-time/assignments/assignment-list.js';
import { PAY_ASSIGNMENT_CSV } from '../payroll/components/pay-assignment-list.js';
import { PAYSLIP_CSV } from '../payroll/payslips/payslip-list.js';
import { PAY_RUN_CSV } from '../payroll/runs/pay-run-list.js';
import { SALARY_CSV } from '../salary/salary-list.js';
import { RESPONSE_EXAMPLES } from './examples.js';
import { bankCsv } from '../payroll/bank-file/bank-csv.js';
import { REFUSED_EXAMPLE } from '../import/import-examples.js';

const ledger = RESPONSE_EXAMPLES.LeaveLedgerResponse;

export const CSV_EXAMPLES: Record<string, string | null> = {
  absence: file(ABSENCE_CSV, absenceRows(RESPONSE_EXAMPLES.AbsenceReportResponse.report)),
  assignments: file(PAY_ASSIGNMENT_CSV, RESPONSE_EXAMPLES.PayAssignmentsResponse.assignments),
  audit: file(AUDIT_CSV, RESPONSE_EXAMPLES.AuditResponse.entries),
  balances: file(LEAVE_ACCOUNT_CSV, RESPONSE_EXAMPLES.LeaveAccountsResponse.accounts),
  departments: file(DEPARTMENT_CSV, RESPONSE_EXAMPLES.DepartmentsResponse.departments),
  employees: file(EMPLOYEE_CSV, [RESPONSE_EXAMPLES.EmployeeResponse.employee]),
  leave: file(LEAVE_CSV, RESPONSE_EXAMPLES.LeavesResponse.leaves),
  ledger: file(
    LEDGER_CSV,
    ledger.lines.map((line) => ({ employee: ledger.employee, leaveType: ledger.leaveType, line })),
  ),
  payslips: file(PAYSLIP_CSV, RESPONSE_EXAMPLES.PayslipsResponse.payslips),
  people: file(ASSIGNMENT_CSV, RESPONSE_EXAMPLES.EmployeeAssignmentsResponse.people),
  preview: file(PREVIEW_PEOPLE_CSV, RESPONSE_EXAMPLES.PreviewPeopleResponse.people),
  runs: file(PAY_RUN_CSV, RESPONSE_EXAMPLES.PayRunsResponse.runs),
  salaries: file(SALARY_CSV, RESPONSE_EXAMPLES.SalariesResponse.salary),
  rows: null,
};

const { link } = RESPONSE_EXAMPLES.InvitationResponse;

/** By operation. */
export const FILE_EXAMPLES: Record<string, string> = {
  importRefusedRows: REFUSED_EXAMPLE,
  bankFileBank: bankCsv({
    id: 'PAY-20261130-a1b2c3d-2',
    replaces: 'PAY-20261130-a1b2c3d',
    holds: 'approved',
    company: { name: 'Company', iban: null, bic: null },
    payDate: '2026-11-30',
    currency: 'EUR',
    payments: [
      {
        employeeId: 'EMP-0042',
        name: 'Amara Okafor',
        iban: 'IE64IRCE92050112345678',
        bic: null,
        amount: 416_053,
        state: 'approved',
        reference: 'Salary November 2026, EMP-0042',
      },
    ],
  }).slice(1),
  invitationsFile: file(LINKS_CSV, [
    {
      name: 'Amara Okafor',
      employeeId: 'EMP-0042',
      email: 'amara.okafor@company.example',
      link: `https://hr.company.example${link}`,
    },
  ]),
};

function file<Wire>(columns: CsvColumn<Wire>[], records: Wire[]): string {
  return csvHead(columns).slice(1) + csvRows(columns, records);
}
