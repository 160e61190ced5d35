import type { assignments } from './en/assignments';
import type { audit } from './en/audit';
import type { balances } from './en/balances';
import type { common } from './en/common';
import type { imports } from './en/imports';
import type { ledger } from './en/ledger';
import type { leavePreview } from './en/leave-preview';
import type { leaveRules } from './en/leave-rules';
import type { myLeaves } from './en/my-leaves';
import type { myProfile } from './en/my-profile';
import type { mySalary } from './en/my-salary';
import type { office } from './en/office';
import type { payAccess } from './en/pay-access';
import type { portalCatalogue } from './en/portal-catalogue';
import type { requestLeave } from './en/request-leave';
import type { reset } from './en/reset';
import type { secondStep } from './en/second-step';
import type { holidays } from './en/holidays';
import type { workingTime } from './en/working-time';
import type { yearEnd } from './en/year-end';
import type { settings } from './en/settings';

type Translated<Part> = { [Key in keyof Part]: Part[Key] extends string ? string : Translated<Part[Key]> };

export type CommonMessages = Translated<typeof common>;
export type OfficeMessages = Translated<typeof office>;
export type PortalMessages = Translated<typeof portalCatalogue>;
export type MyScreensMessages = Translated<{ myLeaves: typeof myLeaves; myProfile: typeof myProfile; mySalary: typeof mySalary; requestLeave: typeof requestLeave }>;
export type ResetMessages = Translated<{ reset: typeof reset }>;
export type LedgerMessages = Translated<{ ledger: typeof ledger }>;
export type BalancesMessages = Translated<{ balances: typeof balances }>;
export type LeaveRulesMessages = Translated<{ leaveRules: typeof leaveRules }>;
export type LeavePreviewMessages = Translated<{ leavePreview: typeof leavePreview }>;
export type ImportMessages = Translated<{ imports: typeof imports }>;
export type SettingsMessages = Translated<{ settings: typeof settings }>;
export type SecondStepMessages = Translated<{ secondStep: typeof secondStep }>;
export type AuditMessages = Translated<{ audit: typeof audit }>;
export type PayAccessMessages = Translated<{ payAccess: typeof payAccess }>;
export type AssignmentMessages = Translated<{ assignments: typeof assignments }>;
export type WorkingTimeMessages = Translated<{ workingTime: typeof workingTime; holidays: typeof holidays }>;
export type YearEndMessages = Translated<{ yearEnd: typeof yearEnd }>;
export type Messages = CommonMessages &
  ResetMessages &
  OfficeMessages &
  PortalMessages &
  MyScreensMessages &
  LedgerMessages &
  BalancesMessages &
  ImportMessages &
  LeaveRulesMessages &
  LeavePreviewMessages &
  PayAccessMessages &
  SecondStepMessages &
  AuditMessages &
  AssignmentMessages &
  WorkingTimeMessages &
  YearEndMessages &
  SettingsMessages;
