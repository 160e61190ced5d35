export const OFFICE = '/admin-dashboard';
export const PORTAL = '/employee-dashboard';

/** Router state of somebody's account. No link from outside brings it along, since a new invitation ends the one before. */
export const TO_INVITE = { invite: true };

export const officePath = {
  dashboard: OFFICE,
  departments: `${OFFICE}/departments`,
  addDepartment: `${OFFICE}/add-department`,
  department: (id: string) => `${OFFICE}/department/${id}`,
  organisation: `${OFFICE}/organisation`,
  employees: `${OFFICE}/employee`,
  addEmployee: `${OFFICE}/add-employee`,
  employee: (id: string) => `${OFFICE}/employee/${id}`,
  employeeJob: (id: string) => `${OFFICE}/employee/${id}/job`,
  employeePay: (id: string) => `${OFFICE}/employee/${id}/pay`,
  employeeAccount: (id: string) => `${OFFICE}/employee/${id}/account`,
  employeeHistory: (id: string) => `${OFFICE}/employee/${id}/history`,
  plannedChanges: `${OFFICE}/planned-changes`,
  editEmployee: (id: string) => `${OFFICE}/employee/edit/${id}`,
  employeeLeaves: (id: string) => `${OFFICE}/employee/leaves/${id}`,
  imports: `${OFFICE}/import`,
  importOf: (kind: string) => `${OFFICE}/import?${new URLSearchParams({ kind })}`,
  import: (id: string) => `${OFFICE}/import/${id}`,
  importFile: (id: string) => `${OFFICE}/import/${id}/file`,
  importColumns: (id: string) => `${OFFICE}/import/${id}/columns`,
  addSalary: `${OFFICE}/salary/add`,
  salaryHistory: (id: string) => `${OFFICE}/salary/view/${id}`,
  salaryStatement: (id: string, record: string) =>
    `${OFFICE}/salary/view/${id}/statement/${record}`,
  employeePayslip: (employee: string, id: string) =>
    `${OFFICE}/salary/view/${employee}/payslip/${id}`,
  payroll: `${OFFICE}/payroll`,
  payRun: (id: string) => `${OFFICE}/payroll/${id}`,
  payslip: (run: string, id: string) => `${OFFICE}/payroll/${run}/${id}`,
  payRunAmounts: (id: string) => `${OFFICE}/payroll/${id}/amounts`,
  payRunFiles: (id: string) => `${OFFICE}/payroll/${id}/files`,
  payrollSetting: `${OFFICE}/setting/payroll`,
  leaves: `${OFFICE}/leaves`,
  leave: (id: string) => `${OFFICE}/leaves/${id}`,
  teamCalendar: `${OFFICE}/leaves/calendar`,
  /** '2026-12', or a day in it. */
  teamCalendarOf: (department: string, from: string) =>
    `${OFFICE}/leaves/calendar?${new URLSearchParams({ from, department })}`,
  leaveBalances: `${OFFICE}/leaves/balances`,
  leaveBalanceOf: (employee: string, type: string) =>
    `${OFFICE}/leaves/balances/${employee}?${new URLSearchParams({ type })}`,
  leaveBalance: (employee: string) => `${OFFICE}/leaves/balances/${employee}`,
  /** With the adjustment filled in: the day, and perhaps the amount in the type's unit. */
  adjustBalance: (employee: string, entry: { type: string; day: string; amount?: string }) =>
    `${OFFICE}/leaves/balances/${employee}?${new URLSearchParams(entry)}#adjust`,
  enterLeave: (employee?: string) =>
    `${OFFICE}/add-leave${employee ? `?${new URLSearchParams({ employee })}` : ''}`,
  workingTime: `${OFFICE}/working-time`,
  workingPeople: `${OFFICE}/working-time/people`,
  workingPeopleOf: (filter: Filter) => filtered(`${OFFICE}/working-time/people`, filter),
  addWorkPattern: (copyOf?: string) =>
    `${OFFICE}/add-work-pattern${copyOf ? `?${new URLSearchParams({ copy: copyOf })}` : ''}`,
  holidays: `${OFFICE}/holidays`,
  coverage: `${OFFICE}/leaves/coverage`,
  coverageRule: (id: string) => `${OFFICE}/leaves/coverage/${id}`,
  newCoverageRule: `${OFFICE}/leaves/coverage/new`,
  yearEnd: `${OFFICE}/year-end`,
  absenceReport: `${OFFICE}/absence-report`,
  leavePolicies: `${OFFICE}/leave-policies`,
  leavePolicy: (id: string) => `${OFFICE}/leave-policies/${id}`,
  newPolicyVersion: (id: string) => `${OFFICE}/leave-policies/${id}/new-version`,
  addLeavePolicy: (leaveType?: string) =>
    `${OFFICE}/add-leave-policy${leaveType ? `?${new URLSearchParams({ leaveType })}` : ''}`,
  leaveTypes: `${OFFICE}/leave-types`,
  leaveType: (id: string) => `${OFFICE}/leave-types/${id}`,
  addLeaveType: `${OFFICE}/add-leave-type`,
  setting: `${OFFICE}/setting`,
  companySetting: `${OFFICE}/setting/company`,
  audit: `${OFFICE}/audit`,
} as const;

/** `id` is the employee's or the account's. */
export const portalPath = {
  home: PORTAL,
  profile: (id: string) => `${PORTAL}/profile/${id}`,
  leaves: (id: string) => `${PORTAL}/leaves/${id}`,
  balance: (id: string) => `${PORTAL}/balance/${id}`,
  addLeave: `${PORTAL}/add-leave`,
  addLeaveFor: (account: string) =>
    `${PORTAL}/add-leave?${new URLSearchParams({ employee: account })}`,
  team: `${PORTAL}/team`,
  /** With one of the requests that wait. */
  teamRequest: (leave: string) => `${PORTAL}/team#${leave}`,
  teamCalendar: `${PORTAL}/team/calendar`,
  teamOrganisation: `${PORTAL}/team/organisation`,
  away: `${PORTAL}/away`,
  salary: (id: string) => `${PORTAL}/salary/${id}`,
  payslip: (id: string) => `${PORTAL}/payslip/${id}`,
  /** Without a payslip, as with a PDF of the payroll office alone, among all of one's pay. */
  payslipOrAll: (id: string | null, account: string) =>
    id === null ? `${PORTAL}/salary/${account}` : `${PORTAL}/payslip/${id}`,
  statement: (id: string, record: string) => `${PORTAL}/salary/${id}/statement/${record}`,
  setting: `${PORTAL}/setting`,
} as const;

type Filter = Record<string, string | string[]>;

/** A list with only this filter; it overrides the filters that react-admin has stored for the list. */
export function filtered(list: string, filter: Filter): string {
  return `${list}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
}

const NEWEST = 'newest';

export function newestFirst(list: string): string {
  return `${list}?${new URLSearchParams({ filter: '{}', sort: 'id', order: 'DESC', page: '1', [NEWEST]: '' })}`;
}

export const isNewestFirst = (search: string): boolean => new URLSearchParams(search).has(NEWEST);
