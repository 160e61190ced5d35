import { ACCOUNT, Account } from '../account/account.tables.js';
import { AUDIT_CHAIN, AUDIT_ENTRY, AUDIT_SEAL } from '../audit/audit.tables.js';
import {
  KNOWN_DEVICE,
  ONE_TIME_LINK,
  AUTH_ATTEMPT,
  RECOVERY_CODE,
  SECOND_FACTOR,
  SESSION,
  OneTimeLink,
  AuthAttempt,
  RecoveryCode,
  SecondFactor,
  Session,
} from '../auth/auth.tables.js';
import { BANK_ACCOUNT } from '../bank-account/bank-account.tables.js';
import { CALENDAR_FEED } from '../calendar-feed/calendar-feed.tables.js';
import { COMING_UP_MAIL } from '../coming-up/coming-up.tables.js';
import {
  COMPANY_LOGO,
  COMPANY_SETTING,
  CompanyLogo,
  CompanySetting,
} from '../company/company.tables.js';
import { DEPARTMENT, DEPARTMENT_HEAD, Department } from '../department/department.tables.js';
import {
  EARLIER_EMPLOYMENT,
  EMPLOYEE,
  LEAVE_LOCK,
  EarlierEmployment,
  Employee,
} from '../employee/employee.tables.js';
import { EMPLOYMENT_TYPE, JOB_CHANGE, JOB_FACT } from '../employee/job/job.tables.js';
import {
  LEAVE_ACCOUNT,
  LEAVE_ENTRY,
  LEAVE_POLICY,
  LEAVE_POLICY_VERSION,
  LEAVE_TYPE,
  LeavePolicy,
  LeavePolicyVersion,
  LeaveType,
} from '../entitlement/entitlement.tables.js';
import { LEAVE_PREVIEW, LEAVE_PREVIEW_ROW } from '../entitlement/preview/leave-preview.tables.js';
import {
  CHECKED_ROW,
  IMPORT_JOB,
  IMPORT_ROW,
  SAVED_MAPPING,
  STAGED_EMPLOYEE,
  STAGED_LEAVE,
  STAGED_LEAVE_DAY,
  STAGED_OPENING,
  STAGED_SALARY,
  StoredImport,
  SavedMapping,
} from '../import/import.tables.js';
import { STAGED_BANK_ACCOUNT, STAGED_JOB } from '../import/staged-work.tables.js';
import { COVERAGE_RULE } from '../leave/coverage/coverage.tables.js';
import {
  LEAVE_DAY,
  LEAVE_DECISION,
  LEAVE_LINK,
  LEAVE_REQUEST,
  LEAVE_UNDO,
  LEAVE_WAITING,
} from '../leave/leave.tables.js';
import {
  ADMIN_NOTIFICATION,
  ADMIN_NOTIFICATION_READ,
  NOTIFICATION,
} from '../notification/notification.tables.js';
import { LAST_BACKUP, SECRET_FINGERPRINT } from '../operations/backup/backup.tables.js';
import { PAY_ACCESS, PAY_ACCESS_PERSON } from '../pay-access-log/pay-access.tables.js';
import {
  PAY_HOLD,
  PAY_PERIOD,
  PAY_RUN,
  PAY_RUN_PERSON,
  PAYROLL_SIGNATURE,
} from '../payroll/pay-run.tables.js';
import {
  PAY_ASSIGNMENT,
  PAY_COMPONENT,
  PAYROLL_SETTING,
  PAYROLL_SETTING_VERSION,
  RECOVERY_END,
} from '../payroll/payroll.tables.js';
import { PAYSLIP, PAYSLIP_FILE } from '../payroll/payslip.tables.js';
import {
  LOCK_ROW,
  MIGRATION_CHECKSUM,
  SCHEMA_COMPATIBILITY,
} from '../platform/database/schema/database.tables.js';
import type {
  SchemaDefinition,
  TableDefinition,
} from '../platform/database/schema/schema-definition.js';
import {
  IDEMPOTENCY_KEY,
  IdempotencyKey,
} from '../platform/http/idempotency/idempotency.tables.js';
import { JOB } from '../platform/jobs/jobs.tables.js';
import { MAIL, Mail } from '../platform/mail/mail.tables.js';
import { PROFILE_IMAGE, ProfileImage } from '../platform/storage/storage.tables.js';
import { SALARY_REVISION } from '../salary/revisions/revision.tables.js';
import { SALARY, Salary } from '../salary/salary.tables.js';
import {
  HOLIDAY,
  HOLIDAY_CALENDAR,
  LEAVE_ASSIGNMENT,
  WORK_PATTERN,
} from '../working-time/working-time.tables.js';
import { Baseline1800000000000 } from './baseline.js';
import { EmployeesByLastDay1800000000001 } from './migrations/0001-employees-by-last-day.js';
import { LeaveUndo1800000000002 } from './migrations/0002-leave-undo.js';
import { YearlyHolidays1800000000003 } from './migrations/0003-yearly-holidays.js';
import { JobFacts1800000000004 } from './migrations/0004-job-facts.js';
import { JobChanges1800000000005 } from './migrations/0005-job-changes.js';
import { ClosedDepartments1800000000006 } from './migrations/0006-closed-departments.js';
import { ComingUp1800000000007 } from './migrations/0007-coming-up.js';
import { JobImport1800000000008 } from './migrations/0008-job-import.js';

export const ENTITIES = [
  Account,
  ProfileImage,
  Department,
  Employee,
  EarlierEmployment,
  Salary,
  LeaveType,
  LeavePolicy,
  LeavePolicyVersion,
  Session,
  AuthAttempt,
  OneTimeLink,
  IdempotencyKey,
  Mail,
  StoredImport,
  SavedMapping,
  SecondFactor,
  RecoveryCode,
  CompanySetting,
  CompanyLogo,
];

const TABLES: TableDefinition[] = [
  ACCOUNT,
  PROFILE_IMAGE,
  DEPARTMENT,
  EMPLOYEE,
  EARLIER_EMPLOYMENT,
  EMPLOYMENT_TYPE,
  DEPARTMENT_HEAD,
  JOB_CHANGE,
  JOB_FACT,
  PAY_COMPONENT,
  PAY_PERIOD,
  PAY_RUN,
  PAY_RUN_PERSON,
  PAY_HOLD,
  PAYROLL_SIGNATURE,
  PAY_ASSIGNMENT,
  PAYSLIP,
  PAYSLIP_FILE,
  RECOVERY_END,
  PAYROLL_SETTING,
  PAYROLL_SETTING_VERSION,
  SALARY,
  SALARY_REVISION,
  BANK_ACCOUNT,
  LEAVE_LOCK,
  WORK_PATTERN,
  HOLIDAY_CALENDAR,
  HOLIDAY,
  LEAVE_TYPE,
  LEAVE_POLICY,
  LEAVE_POLICY_VERSION,
  LEAVE_ASSIGNMENT,
  LEAVE_REQUEST,
  LEAVE_DAY,
  LEAVE_DECISION,
  LEAVE_UNDO,
  LEAVE_WAITING,
  LEAVE_LINK,
  COVERAGE_RULE,
  LEAVE_ENTRY,
  LEAVE_ACCOUNT,
  LEAVE_PREVIEW,
  LEAVE_PREVIEW_ROW,
  NOTIFICATION,
  ADMIN_NOTIFICATION,
  ADMIN_NOTIFICATION_READ,
  SESSION,
  AUTH_ATTEMPT,
  KNOWN_DEVICE,
  ONE_TIME_LINK,
  SECOND_FACTOR,
  RECOVERY_CODE,
  CALENDAR_FEED,
  COMING_UP_MAIL,
  IDEMPOTENCY_KEY,
  JOB,
  LOCK_ROW,
  COMPANY_SETTING,
  COMPANY_LOGO,
  SCHEMA_COMPATIBILITY,
  MIGRATION_CHECKSUM,
  LAST_BACKUP,
  SECRET_FINGERPRINT,
  AUDIT_ENTRY,
  AUDIT_SEAL,
  AUDIT_CHAIN,
  PAY_ACCESS,
  PAY_ACCESS_PERSON,
  MAIL,
  IMPORT_JOB,
  IMPORT_ROW,
  CHECKED_ROW,
  STAGED_EMPLOYEE,
  STAGED_SALARY,
  STAGED_LEAVE,
  STAGED_LEAVE_DAY,
  STAGED_OPENING,
  STAGED_JOB,
  STAGED_BANK_ACCOUNT,
  SAVED_MAPPING,
];

export const SCHEMA: SchemaDefinition = {
  entities: ENTITIES,
  tables: TABLES,
  migrations: [
    Baseline1800000000000,
    EmployeesByLastDay1800000000001,
    LeaveUndo1800000000002,
    YearlyHolidays1800000000003,
    JobFacts1800000000004,
    JobChanges1800000000005,
    ClosedDepartments1800000000006,
    ComingUp1800000000007,
    JobImport1800000000008,
  ],
};
