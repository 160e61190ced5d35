import type { HealthResponse, MessageResponse, SuccessResponse } from '../contract/responses.js';
import { AUDIT_EXAMPLES } from '../audit/audit-examples.js';
import { SIGN_IN_EXAMPLES } from '../auth/sign-in-examples.js';
import { BANK_ACCOUNT_EXAMPLES } from '../bank-account/bank-account-examples.js';
import { CALENDAR_FEED_EXAMPLES } from '../calendar-feed/calendar-feed-examples.js';
import { DASHBOARD_EXAMPLES } from '../dashboard/dashboard-examples.js';
import { DEPARTMENT_EXAMPLES } from '../department/department-examples.js';
import { EMPLOYEE_EXAMPLES } from '../employee/employee-examples.js';
import { LEAVE_BALANCE_EXAMPLES } from '../entitlement/balances/balance-examples.js';
import { LEAVE_POLICY_EXAMPLES } from '../entitlement/policies/policy-examples.js';
import { LEAVE_PREVIEW_EXAMPLES } from '../entitlement/preview/preview-examples.js';
import { LEAVE_YEAR_END_EXAMPLES } from '../entitlement/year-end/year-end-examples.js';
import { IMPORT_EXAMPLES } from '../import/import-examples.js';
import { APPROVAL_EXAMPLES } from '../leave/deciding/approval-examples.js';
import { COVERAGE_EXAMPLES } from '../leave/coverage/coverage-examples.js';
import { LEAVE_LINK_EXAMPLES } from '../leave/links/link-examples.js';
import { LEAVE_EXAMPLES } from '../leave/leave-examples.js';
import { ABSENCE_EXAMPLES } from '../leave/report/absence-examples.js';
import { NOTIFICATION_EXAMPLES } from '../notification/notification-examples.js';
import { PAY_ACCESS_EXAMPLES } from '../pay-access-log/pay-access-examples.js';
import { LEAVER_EXAMPLES } from '../payroll/leavers/leaver-examples.js';
import { PAYROLL_EXAMPLES } from '../payroll/payroll-examples.js';
import { PAYROLL_FILE_EXAMPLES } from '../payroll/payroll-file-examples.js';
import { PAYSLIP_EXAMPLES } from '../payroll/payslip-examples.js';
import { SALARY_REVISION_EXAMPLES } from '../salary/revisions/revision-examples.js';
import { SALARY_EXAMPLES } from '../salary/salary-examples.js';
import { SETTING_EXAMPLES } from '../setting/setting-examples.js';
import { WORKING_TIME_EXAMPLES } from '../working-time/working-time-examples.js';

/** Each module has the examples of its own responses. */
export const RESPONSE_EXAMPLES = {
  SuccessResponse: { success: true } satisfies SuccessResponse,
  MessageResponse: {
    success: true,
    message: 'Password changed successfully!',
  } satisfies MessageResponse,
  HealthResponse: {
    success: true,
    status: 'ok',
    version: '1.0.0',
    commit: '3f1d8c2a9b47',
  } satisfies HealthResponse,
  ...AUDIT_EXAMPLES,
  ...SIGN_IN_EXAMPLES,
  ...BANK_ACCOUNT_EXAMPLES,
  ...CALENDAR_FEED_EXAMPLES,
  ...DASHBOARD_EXAMPLES,
  ...DEPARTMENT_EXAMPLES,
  ...EMPLOYEE_EXAMPLES,
  ...LEAVE_BALANCE_EXAMPLES,
  ...LEAVE_POLICY_EXAMPLES,
  ...LEAVE_PREVIEW_EXAMPLES,
  ...LEAVE_YEAR_END_EXAMPLES,
  ...IMPORT_EXAMPLES,
  ...LEAVE_EXAMPLES,
  ...APPROVAL_EXAMPLES,
  ...COVERAGE_EXAMPLES,
  ...LEAVE_LINK_EXAMPLES,
  ...ABSENCE_EXAMPLES,
  ...NOTIFICATION_EXAMPLES,
  ...PAY_ACCESS_EXAMPLES,
  ...LEAVER_EXAMPLES,
  ...PAYROLL_EXAMPLES,
  ...PAYROLL_FILE_EXAMPLES,
  ...PAYSLIP_EXAMPLES,
  ...SALARY_EXAMPLES,
  ...SALARY_REVISION_EXAMPLES,
  ...SETTING_EXAMPLES,
  ...WORKING_TIME_EXAMPLES,
};
