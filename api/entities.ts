import { Account } from './account/account.entity.js';
import { CompanyLogo } from './company/company-logo.entity.js';
import { CompanySetting } from './company/company-setting.entity.js';
import { OneTimeLink } from './auth/links/one-time-link.entity.js';
import { AuthAttempt } from './auth/auth-attempt.entity.js';
import { RecoveryCode, SecondFactor } from './auth/second-factor/second-factor.entity.js';
import { Session } from './auth/sessions/session.entity.js';
import { ImportJob } from './import/import-job.entity.js';
import { SavedMapping } from './import/file/saved-mapping.entity.js';
import { Department } from './department/department.entity.js';
import { EarlierEmployment } from './employee/earlier-employment.entity.js';
import { Employee } from './employee/employee.entity.js';
import { IdempotencyKey } from './platform/http/idempotency/idempotency-key.entity.js';
import { LeavePolicy, LeavePolicyVersion } from './entitlement/policies/leave-policy.entity.js';
import { LeaveType } from './entitlement/types/leave-type.entity.js';
import { Mail } from './platform/mail/mail.entity.js';
import { Salary } from './salary/salary.entity.js';
import { ProfileImage } from './platform/storage/profile-image.entity.js';

export const ENTITIES = [
  Account, ProfileImage, Department, Employee, EarlierEmployment, Salary, LeaveType, LeavePolicy, LeavePolicyVersion,
  Session, AuthAttempt, OneTimeLink, IdempotencyKey, Mail, ImportJob, SavedMapping, SecondFactor, RecoveryCode, CompanySetting, CompanyLogo,
];
