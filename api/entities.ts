import { Account } from './account/account.entity.js';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { KnownDevice } from './auth/known-device.entity.js';
import { OneTimeLink } from './auth/one-time-link.entity.js';
import { PasswordTry } from './auth/password-try.entity.js';
import { RecoveryCode } from './auth/recovery-code.entity.js';
import { SecondFactor } from './auth/second-factor.entity.js';
import { Session } from './auth/session.entity.js';
import { ImportJob } from './import/import-job.entity.js';
import { SavedMapping } from './import/saved-mapping.entity.js';
import { Department } from './department/department.entity.js';
import { Employee } from './employee/employee.entity.js';
import { IdempotencyKey } from './http/idempotency-key.entity.js';
import { LeaveDay } from './leave/leave-day.entity.js';
import { LeaveRequest } from './leave/leave-request.entity.js';
import { Mail } from './mail/mail.entity.js';
import { AdminNotification } from './notification/admin-notification.entity.js';
import { AdminNotificationRead } from './notification/admin-notification-read.entity.js';
import { Notification } from './notification/notification.entity.js';
import { PayLook } from './pay-look/pay-look.entity.js';
import { PayLookPerson } from './pay-look/pay-look-person.entity.js';
import { Salary } from './salary/salary.entity.js';
import { CompanySetting } from './setting/company-setting.entity.js';
import { ProfileImage } from './storage/profile-image.entity.js';

export const ENTITIES = [
  Account, ProfileImage, Department, Employee, Salary, LeaveRequest, LeaveDay, Notification, AdminNotification, AdminNotificationRead,
  Session, PasswordTry, KnownDevice, OneTimeLink, IdempotencyKey, AuditEntry, Mail, ImportJob, SavedMapping, PayLook, PayLookPerson,
  SecondFactor, RecoveryCode, CompanySetting,
];
