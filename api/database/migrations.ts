import { CreateAccount1763700000001 } from './migrations/01-account.js';
import { CreateProfileImage1763700000002 } from './migrations/02-profile-image.js';
import { CreateDepartment1763700000003 } from './migrations/03-department.js';
import { CreateEmployee1763700000004 } from './migrations/04-employee.js';
import { CreateHeadcount1763700000005 } from './migrations/05-headcount.js';
import { CreateSalary1763700000006 } from './migrations/06-salary.js';
import { CreateLeaveRequest1763700000007 } from './migrations/07-leave-request.js';
import { CreateLeaveDay1763700000008 } from './migrations/08-leave-day.js';
import { CreateLeaveCount1763700000009 } from './migrations/09-leave-count.js';
import { CreateNotification1763700000010 } from './migrations/10-notification.js';
import { CreateSession1763700000011 } from './migrations/11-session.js';
import { CreatePasswordTry1763700000012 } from './migrations/12-password-try.js';
import { CreateKnownDevice1763700000013 } from './migrations/13-known-device.js';
import { CreateOneTimeLink1763700000014 } from './migrations/14-one-time-link.js';
import { CreateIdempotencyKey1763700000015 } from './migrations/15-idempotency-key.js';
import { CreateAuditEntry1763700000016 } from './migrations/16-audit-entry.js';
import { CreateGuardRow1763700000017 } from './migrations/17-guard-row.js';
import { CreateMail1763700000018 } from './migrations/18-mail.js';
import { AddAccountInvitedAt1763700000019 } from './migrations/19-account-invited-at.js';
import { CreateImportJob1763700000020 } from './migrations/20-import-job.js';
import { CreateImportRow1763700000021 } from './migrations/21-import-row.js';
import { CreateCheckedRow1763700000022 } from './migrations/22-checked-row.js';
import { CreateStagedEmployee1763700000023 } from './migrations/23-staged-employee.js';
import { CreateStagedSalary1763700000024 } from './migrations/24-staged-salary.js';
import { CreateStagedLeave1763700000025 } from './migrations/25-staged-leave.js';
import { CreateStagedLeaveDay1763700000026 } from './migrations/26-staged-leave-day.js';
import { CreateSavedMapping1763700000027 } from './migrations/27-saved-mapping.js';
import { AddAuditChangeset1763700000028 } from './migrations/28-audit-changeset.js';
import { NotifyOfImport1763700000029 } from './migrations/29-notification-of-import.js';
import { IndexReferences1763700000030 } from './migrations/30-reference-indexes.js';
import { CreateAuditSeal1763700000031 } from './migrations/31-audit-seal.js';
import { ListAuditEntries1763700000032 } from './migrations/32-audit-list.js';
import { CreatePayLook1763700000033 } from './migrations/33-pay-look.js';
import { CreatePayLookPerson1763700000034 } from './migrations/34-pay-look-person.js';
import { CreateSecondFactor1763700000035 } from './migrations/35-second-factor.js';
import { CreateCompanySetting1763700000036 } from './migrations/36-company-setting.js';
import { AddSignInOrigin1763700000037 } from './migrations/37-sign-in-origin.js';
import { CreateSchemaNeed1763700000038 } from './migrations/38-schema-need.js';
import { OrderEmployees1763700000050 } from './migrations/50-employee-orders.js';
import { IndexAccountRoles1763700000051 } from './migrations/51-account-role.js';
import { AddLeaveTwins1763700000052 } from './migrations/52-leave-twins.js';
import { FillLeaveTwins1763700000053 } from './migrations/53-fill-leave-twins.js';
import { OrderLeave1763700000054 } from './migrations/54-leave-orders.js';
import { CreateLeaveTally1763700000055 } from './migrations/55-leave-tally.js';
import { FillLeaveTally1763700000056 } from './migrations/56-fill-leave-tally.js';
import { CreatePayroll1763700000057 } from './migrations/57-payroll.js';
import { FillPayroll1763700000058 } from './migrations/58-fill-payroll.js';
import { DropLeaveCount1763700000059 } from './migrations/59-without-leave-count.js';
import { CreateAdminNotification1763700000060 } from './migrations/60-admin-notification.js';

/** In the order in which they are applied. One step each, since a server cannot undo half a migration. */
export const MIGRATIONS = [
  CreateAccount1763700000001,
  CreateProfileImage1763700000002,
  CreateDepartment1763700000003,
  CreateEmployee1763700000004,
  CreateHeadcount1763700000005,
  CreateSalary1763700000006,
  CreateLeaveRequest1763700000007,
  CreateLeaveDay1763700000008,
  CreateLeaveCount1763700000009,
  CreateNotification1763700000010,
  CreateSession1763700000011,
  CreatePasswordTry1763700000012,
  CreateKnownDevice1763700000013,
  CreateOneTimeLink1763700000014,
  CreateIdempotencyKey1763700000015,
  CreateAuditEntry1763700000016,
  CreateGuardRow1763700000017,
  CreateMail1763700000018,
  AddAccountInvitedAt1763700000019,
  CreateImportJob1763700000020,
  CreateImportRow1763700000021,
  CreateCheckedRow1763700000022,
  CreateStagedEmployee1763700000023,
  CreateStagedSalary1763700000024,
  CreateStagedLeave1763700000025,
  CreateStagedLeaveDay1763700000026,
  CreateSavedMapping1763700000027,
  AddAuditChangeset1763700000028,
  NotifyOfImport1763700000029,
  IndexReferences1763700000030,
  CreateAuditSeal1763700000031,
  ListAuditEntries1763700000032,
  CreatePayLook1763700000033,
  CreatePayLookPerson1763700000034,
  CreateSecondFactor1763700000035,
  CreateCompanySetting1763700000036,
  AddSignInOrigin1763700000037,
  CreateSchemaNeed1763700000038,
  OrderEmployees1763700000050,
  IndexAccountRoles1763700000051,
  AddLeaveTwins1763700000052,
  FillLeaveTwins1763700000053,
  OrderLeave1763700000054,
  CreateLeaveTally1763700000055,
  FillLeaveTally1763700000056,
  CreatePayroll1763700000057,
  FillPayroll1763700000058,
  DropLeaveCount1763700000059,
  CreateAdminNotification1763700000060,
];

/**
 * Of these, the ones that an older program cannot work with: something it reads or writes is gone or means something else,
 * or there is something that every writer must keep and it would not.
 * A program that does not know one that was applied refuses to start. Whatever only adds does not belong here, so that
 * instances can be replaced one after the other.
 */
export const BREAKING: typeof MIGRATIONS = [FillLeaveTwins1763700000053, FillLeaveTally1763700000056, FillPayroll1763700000058, DropLeaveCount1763700000059];
