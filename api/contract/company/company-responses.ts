import type { SecuritySettings } from '../auth/second-factor.js';
import type { Language } from '../languages.js';
import type { SuccessResponse } from '../responses.js';
import type { CompanySettingsRecord, EmployerRecord } from './company.js';

export interface CompanySettingsResponse extends SuccessResponse {
  company: CompanySettingsRecord;
}

export interface SecuritySettingsResponse extends SuccessResponse {
  settings: SecuritySettings;
}

export interface EmployerResponse extends SuccessResponse {
  employer: EmployerRecord;
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
  /** The weekday with which calendars begin their weeks, 0 for Monday: the first that everybody works on. */
  firstWorkday: number;
  languages: Language[];
  /** True if mails can be sent. */
  mail: boolean;
  /** `policies` is true once there is a policy, so that leave is counted; `approvals` if requests take steps of approval. */
  leave: { policies: boolean; approvals: boolean };
  /** The fewest characters of a password that is chosen now. */
  passwordMin: number;
  version: string;
}
