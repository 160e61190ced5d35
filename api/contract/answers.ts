import type { AuditChainRecord, AuditEntryRecord } from './audit.js';
import type { ImportColumn, ImportMapping, ImportRecord, ImportRowRecord, SavedMappingRecord } from './imports.js';
import type { Language } from './languages.js';
import type { PayLookRecord, PayLooksSummary } from './pay-looks.js';
import type {
  AbsenceRecord,
  AccountRecord,
  CurrentUserRecord,
  DepartmentRecord,
  EmployeeListRecord,
  EmployeeNameRecord,
  EmployeeRecord,
  LeaveRecord,
  NotificationRecord,
  SalaryRecord,
  SessionRecord,
} from './records.js';
import type { SecondFactorRecord, SecondFactorStart, SecuritySettings } from './second-factor.js';

/** What each call answers. Lists carry `summary` beside a page (a query with `range`). */

export interface SuccessAnswer {
  success: true;
}

export interface MessageAnswer extends SuccessAnswer {
  message: string;
}

export interface ErrorAnswer {
  success: false;
  /** Stable, for programs. */
  code: string;
  /** For a person. */
  error: string;
  /** The same text as `error`. */
  message: string;
  /** What is wrong with which field. */
  errors?: { [field: string]: string };
  requestId: string;
}

export interface SignInAnswer extends SuccessAnswer {
  token: string;
  user: CurrentUserRecord;
}

export interface UserAnswer extends SuccessAnswer {
  user: CurrentUserRecord;
}

export interface AccountAnswer extends SuccessAnswer {
  user: AccountRecord;
}

export interface SessionsAnswer extends SuccessAnswer {
  sessions: SessionRecord[];
}

/** An account's devices as admins see them. */
export interface AccountSessionsAnswer extends SessionsAnswer {
  /** Since when the account has a second factor; null without one. */
  secondFactorSince: string | null;
}

export interface SecondFactorAnswer extends SuccessAnswer {
  factor: SecondFactorRecord;
}

export interface SecondFactorStartAnswer extends SuccessAnswer, SecondFactorStart {}

/** Recovery codes, shown once. */
export interface RecoveryCodesAnswer extends SecondFactorAnswer {
  recoveryCodes: string[];
}

export interface SecuritySettingsAnswer extends SuccessAnswer {
  settings: SecuritySettings;
}

export interface ConfirmAnswer extends SuccessAnswer {
  confirmedUntil: string;
}

/** A one-time link, shown once. */
export interface LinkAnswer extends SuccessAnswer {
  link: string;
  expiresAt: string;
}

/** An invitation: its link, shown once, or null when it was sent by mail. */
export interface InvitationAnswer extends SuccessAnswer {
  link: string | null;
  expiresAt: string;
  /** By mail. */
  sent: boolean;
}

export interface ConfigAnswer extends SuccessAnswer {
  companyName: string;
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** IANA. */
  timeZone: string;
  languages: Language[];
  /** Whether mails can be sent. */
  mail: boolean;
  version: string;
}

export interface LeaveSummary {
  total: number;
  pending: number;
  approved: number;
  rejected: number;
  cancelled: number;
}

export interface EmployeeSummary {
  /** Active people. */
  total: number;
  /** Departments that have people. */
  departments: number;
  left: number;
}

export interface SalarySummary {
  records: number;
  totalPaid: number;
  averageSalary: number;
}

export interface DashboardAnswer extends SuccessAnswer {
  totalEmployees: number;
  totalDep: number;
  totalSalaries: number;
  leaveSummary: { appliedFor: number; approved: number; pending: number; rejected: number };
}

export interface ChartsAnswer extends SuccessAnswer {
  headcount: { department: string; employees: number }[];
  /** The last twelve months, oldest first, by first day of leave; months as 'YYYY-MM'. */
  leave: { month: string; approved: number; pending: number; rejected: number }[];
  /** Net salaries of the last twelve months, oldest first, by pay date. */
  payroll: { month: string; total: number }[];
}

export interface DepartmentsAnswer extends SuccessAnswer {
  departments: DepartmentRecord[];
  summary?: { total: number };
}

export interface DepartmentAnswer extends SuccessAnswer {
  department: DepartmentRecord;
}

export interface DepartmentUpdatedAnswer extends MessageAnswer {
  department: DepartmentRecord;
}

export interface EmployeesAnswer extends SuccessAnswer {
  employees: EmployeeListRecord[];
  summary?: EmployeeSummary;
}

export interface EmployeeNamesAnswer extends SuccessAnswer {
  employees: EmployeeNameRecord[];
}

export interface EmployeeAnswer extends SuccessAnswer {
  employee: EmployeeRecord;
}

export interface SalariesAnswer extends SuccessAnswer {
  salary: SalaryRecord[];
  summary?: SalarySummary;
}

export interface SalaryAnswer extends SuccessAnswer {
  salary: SalaryRecord;
}

export interface PayLooksAnswer extends SuccessAnswer {
  looks: PayLookRecord[];
  summary: PayLooksSummary;
}

export interface LeavesAnswer extends SuccessAnswer {
  leaves: LeaveRecord[];
  summary?: LeaveSummary;
}

export interface LeaveAnswer extends SuccessAnswer {
  leave: LeaveRecord;
}

export interface AbsencesAnswer extends SuccessAnswer {
  absences: AbsenceRecord[];
}

export interface NotificationsAnswer extends SuccessAnswer {
  notifications: NotificationRecord[];
  unread: number;
}

export interface UnreadAnswer extends SuccessAnswer {
  unread: number;
}

export interface HealthAnswer extends SuccessAnswer {
  status: 'ok';
}

export interface ImportsAnswer extends SuccessAnswer {
  imports: ImportRecord[];
}

export interface ImportAnswer extends SuccessAnswer {
  import: ImportRecord;
}

export interface ImportColumnsAnswer extends SuccessAnswer {
  columns: ImportColumn[];
  /** How the file could be read; what is null must be answered by a person. */
  proposal: ImportMapping;
}

export interface ImportAddedAnswer extends ImportColumnsAnswer {
  import: ImportRecord;
}

export interface ImportRowsAnswer extends SuccessAnswer {
  rows: ImportRowRecord[];
}

export interface ImportInvitedAnswer extends ImportAnswer {
  /** How many invitations were put on their way. */
  invited: number;
}

export interface MappingsAnswer extends SuccessAnswer {
  mappings: SavedMappingRecord[];
}

export interface AuditAnswer extends SuccessAnswer {
  entries: AuditEntryRecord[];
  /** All entries of the company; of a history, all of this person or request. */
  summary?: { total: number };
}

export interface AuditChainAnswer extends SuccessAnswer {
  chain: AuditChainRecord;
}
