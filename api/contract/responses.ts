import type { AuditChainRecord, AuditEntryRecord } from './audit.js';
import type {
  ImportColumn,
  ImportMapping,
  ImportRecord,
  ImportRowRecord,
  SavedMappingRecord,
} from './imports.js';
import type { FileOpening } from './imports/file-opening.js';
import type { InviteeCounts } from './invitations.js';
import type { Language } from './languages.js';
import type { YearEndRecord } from './leave-year-end.js';
import type { UnsignedRecord } from './payroll/run-signatures.js';
import type { PayAccessRecord, PayAccessSummary } from './pay-access.js';
import type {
  AbsenceRecord,
  AccountRecord,
  CurrentUserRecord,
  EmployeeListRecord,
  EmployeeNameRecord,
  EmployeeRecord,
  LeaveRecord,
  NotificationRecord,
  PayrollOfPayDate,
  RefusalRecord,
  SalaryRecord,
  SalaryWarningRecord,
  SessionRecord,
} from './records.js';
import type { CompanySettingsRecord, EmployerRecord } from './company.js';
import type { SecondFactorRecord, SecondFactorStart, SecuritySettings } from './second-factor.js';

/** Response bodies. Lists carry `summary` when the query asks for a page with `range`. */

export interface SuccessResponse {
  success: true;
}

export interface MessageResponse extends SuccessResponse {
  message: string;
}

export interface ErrorResponse {
  success: false;
  /** Stable code for programs. */
  code: string;
  /** Message for a person. */
  error: string;
  /** The same text as `error`. */
  message: string;
  /** Messages by field name. */
  errors?: { [field: string]: string };
  /** `error` as key and values, for clients that translate. */
  refusal?: RefusalRecord;
  /** `errors` as keys and values, by field name. */
  refusals?: { [field: string]: RefusalRecord };
  /** Of `payroll.four_eyes`: the facts that lack a signature. */
  unsigned?: UnsignedRecord[];
  requestId: string;
}

export interface SignInResponse extends SuccessResponse {
  token: string;
  user: CurrentUserRecord;
}

export interface UserResponse extends SuccessResponse {
  user: CurrentUserRecord;
}

export interface AccountResponse extends SuccessResponse {
  user: AccountRecord;
}

export interface SessionsResponse extends SuccessResponse {
  sessions: SessionRecord[];
}

/** An account's devices as admins see them. */
export interface AccountSessionsResponse extends SessionsResponse {
  /** Time when the second factor was turned on; null without one. */
  secondFactorSince: string | null;
}

export interface SecondFactorResponse extends SuccessResponse {
  factor: SecondFactorRecord;
}

export interface SecondFactorStartResponse extends SuccessResponse, SecondFactorStart {}

/** Recovery codes, shown once. */
export interface RecoveryCodesResponse extends SecondFactorResponse {
  recoveryCodes: string[];
}

export interface SecuritySettingsResponse extends SuccessResponse {
  settings: SecuritySettings;
}

export interface CompanySettingsResponse extends SuccessResponse {
  company: CompanySettingsRecord;
}

export interface EmployerResponse extends SuccessResponse {
  employer: EmployerRecord;
}

export interface ConfirmResponse extends SuccessResponse {
  confirmedUntil: string;
}

/** A one-time link, shown once. */
export interface LinkResponse extends SuccessResponse {
  link: string;
  expiresAt: string;
}

/** An invitation: its link, shown once, or null when it was sent by mail. */
export interface InvitationResponse extends SuccessResponse {
  link: string | null;
  expiresAt: string;
  /** True if it was sent by mail. */
  sent: boolean;
}

export interface InviteesResponse extends SuccessResponse {
  byMail: InviteeCounts;
  /** Without admins. */
  inFile: InviteeCounts;
}

/** A step of inviting many by mail. */
export interface InvitedResponse extends SuccessResponse {
  /** Number of invitations queued by this call. */
  invited: number;
  /** Number of people who are left to invite. */
  remaining: number;
  /** To send as `after` of the next step; null at the end. */
  next: string | null;
}

/** The owner of a one-time link. */
export interface LinkOwnerResponse extends SuccessResponse {
  email: string;
}

export interface ConfigResponse extends SuccessResponse {
  companyName: string;
  /** The logo's path; null without one. */
  companyLogo: string | null;
  /** ISO 4217. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** IANA. */
  timeZone: string;
  languages: Language[];
  /** True if mails can be sent. */
  mail: boolean;
  /** `policies` is true once there is a policy, so that leave is counted; `approvals` if requests take steps of approval. */
  leave: { policies: boolean; approvals: boolean };
  /** The fewest characters of a password that is chosen now. */
  passwordMin: number;
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
  /** Active employees. */
  total: number;
  /** Departments that have employees. */
  departments: number;
  /** Added, with a first day to come. */
  upcoming: number;
  left: number;
}

export interface SalarySummary {
  records: number;
  totalPaid: number;
  averageSalary: number;
}

export interface DashboardResponse extends SuccessResponse {
  totalEmployees: number;
  totalDep: number;
  totalSalaries: number;
  /** `appliedFor` counts all requests: the other four together. */
  leaveSummary: {
    appliedFor: number;
    approved: number;
    pending: number;
    rejected: number;
    cancelled: number;
  };
}

export interface ChartsResponse extends SuccessResponse {
  headcount: { department: string; employees: number }[];
  /** The last twelve months, oldest first, by first day of leave; months as 'YYYY-MM'. */
  leave: { month: string; approved: number; pending: number; rejected: number }[];
  /** Net salaries of the last twelve months, oldest first, by pay date. */
  payroll: { month: string; total: number }[];
}

export interface EmployeesResponse extends SuccessResponse {
  employees: EmployeeListRecord[];
  summary?: EmployeeSummary;
}

export interface EmployeeNamesResponse extends SuccessResponse {
  employees: EmployeeNameRecord[];
}

export interface NextEmployeeIdResponse extends SuccessResponse {
  employeeId: string | null;
}

export interface EmployeeResponse extends SuccessResponse {
  employee: EmployeeRecord;
}

export interface SalariesResponse extends SuccessResponse {
  salary: SalaryRecord[];
  summary?: SalarySummary;
}

export interface SalaryResponse extends SuccessResponse {
  salary: SalaryRecord;
}

export interface SalaryWarningsResponse extends SuccessResponse {
  warnings: SalaryWarningRecord[];
  payroll: PayrollOfPayDate | null;
}

export interface SalaryAddedResponse extends SalaryResponse {
  warnings: SalaryWarningRecord[];
}

export interface PayAccessResponse extends SuccessResponse {
  accesses: PayAccessRecord[];
  summary: PayAccessSummary;
}

export interface LeavesResponse extends SuccessResponse {
  leaves: LeaveRecord[];
  summary?: LeaveSummary;
}

export interface LeaveResponse extends SuccessResponse {
  leave: LeaveRecord;
}

/** The rest of a shortened request. */
export interface LeavesKeptResponse extends SuccessResponse {
  leaves: LeaveRecord[];
}

export interface AbsencesResponse extends SuccessResponse {
  absences: AbsenceRecord[];
}

export interface NotificationsResponse extends SuccessResponse {
  notifications: NotificationRecord[];
  unread: number;
  /** Leave requests that wait for the caller's decision. */
  waiting: number;
}

export interface UnreadResponse extends SuccessResponse {
  unread: number;
}

export interface HealthResponse extends SuccessResponse {
  status: 'ok';
  version?: string;
  commit?: string;
}

export interface VersionResponse extends SuccessResponse {
  version: string;
  /** Twelve digits, with '-dirty' if the sources of the build had changes; or 'unknown'. */
  commit: string;
}

export interface ImportsResponse extends SuccessResponse {
  imports: ImportRecord[];
}

export interface ImportResponse extends SuccessResponse {
  import: ImportRecord;
}

export interface ImportColumnsResponse extends SuccessResponse {
  columns: ImportColumn[];
  /** Proposed mapping; the user must choose what is null. */
  proposal: ImportMapping;
  opening: FileOpening;
  /** The newest mapping that was saved with a file of the same columns, as it reads this file; it is proposed first. */
  saved: SavedMappingRecord | null;
}

export interface ImportAddedResponse extends ImportColumnsResponse {
  import: ImportRecord;
}

export interface ImportRowsResponse extends SuccessResponse {
  rows: ImportRowRecord[];
}

export interface MappingsResponse extends SuccessResponse {
  mappings: SavedMappingRecord[];
}

export interface AuditResponse extends SuccessResponse {
  entries: AuditEntryRecord[];
  /** All entries; in a history, all of this employee or leave request. */
  summary?: { total: number };
}

export interface AuditChainResponse extends SuccessResponse {
  chain: AuditChainRecord;
}

export interface YearEndResponse extends SuccessResponse {
  yearEnd: YearEndRecord;
}
