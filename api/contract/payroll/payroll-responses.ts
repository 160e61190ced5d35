import type { SuccessResponse } from '../responses.js';
import type { LeaverSettlementRecord, RecoveryEndRecord } from './leaver-settlements.js';
import type { HourlyAmount, PayAssignmentRecord, PayComponentRecord } from './pay-components.js';
import type {
  AbsentRecord,
  NextRunRecord,
  PayEffect,
  PayRunListRecord,
  PayRunRecord,
  PeopleGroup,
  RunCause,
  RunKind,
  RunTotal,
} from './pay-runs.js';
import type { PayrollSettingsRecord } from './payroll-settings.js';
import type { PayslipListRecord, PayslipRecord } from './payslips.js';
import type { RunSignaturesRecord } from './run-signatures.js';

export interface PayRunsResponse extends SuccessResponse {
  runs: PayRunListRecord[];
  /** Those that the filters but for the kind leave; undefined without any. */
  counts?: { [kind in RunKind]?: number };
}

export interface PayRunResponse extends SuccessResponse {
  run: PayRunRecord;
}

export interface NextRunResponse extends SuccessResponse {
  /** Null until payroll is set up. */
  next: NextRunRecord | null;
}

export interface PayslipsResponse extends SuccessResponse {
  payslips: PayslipListRecord[];
  /** People of a run: those that the search and the department leave; undefined without either. */
  counts?: { [group in PeopleGroup]?: number };
}

export interface PayslipResponse extends SuccessResponse {
  payslip: PayslipRecord;
}

export interface RunChangesResponse extends SuccessResponse {
  causes: RunCause[];
}

export interface RunSignaturesResponse extends SuccessResponse, RunSignaturesRecord {}

export interface LeaverSettlementResponse extends SuccessResponse {
  settlement: LeaverSettlementRecord;
}

export interface RecoveryEndsResponse extends SuccessResponse {
  ends: RecoveryEndRecord[];
}

export interface RunTotalsResponse extends SuccessResponse {
  departments: RunTotal[];
  components: RunTotal[];
}

export interface AbsentResponse extends SuccessResponse {
  absent: AbsentRecord[];
}

export interface PayComponentsResponse extends SuccessResponse {
  components: PayComponentRecord[];
}

export interface PayComponentResponse extends SuccessResponse {
  component: PayComponentRecord;
}

export interface PayAssignmentsResponse extends SuccessResponse {
  assignments: PayAssignmentRecord[];
}

export interface PayAssignmentResponse extends SuccessResponse {
  assignment: PayAssignmentRecord;
}

export interface HourlyAmountResponse extends SuccessResponse {
  /** Null without a salary or weekly hours. */
  hourly: HourlyAmount | null;
}

export interface PayEffectResponse extends SuccessResponse {
  /** Null if nobody's pay changes. */
  effect: PayEffect | null;
}

export interface PayrollSettingsResponse extends SuccessResponse {
  settings: PayrollSettingsRecord;
}
