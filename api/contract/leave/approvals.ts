import type { CalendarDate } from '../calendar-date.js';

export const STEP_PEOPLE = ['approver', 'second', 'people', 'hr'] as const;
/** The approver; the approver's approver; any one of some employees; any admin. */
export type StepPeople = (typeof STEP_PEOPLE)[number];

export const STEPS_MAX = 3;
export const PEOPLE_MAX = 5;
/** In working days, Monday to Friday. */
export const ESCALATE_DAYS_MAX = 30;

/** A step of a leave type's chain. */
export interface ApprovalStepRecord {
  who: StepPeople;
  /** For 'people', one to five employees. */
  people?: { _id: string; name: string }[];
  /** In the type's unit: the step is skipped by requests that cost less. */
  overCost?: number;
}

/** By which right somebody decides a step. 'admin' decides all steps that remain. */
export type DeciderRight = StepPeople | 'deputy' | 'standIn' | 'admin';

/** Why people of a later step may decide as well: nobody is there to ask, all are away, or the step has taken too long. */
export type EarlyReason = 'nobody' | 'away' | 'overdue';

export interface DeciderRecord {
  name: string;
  right: DeciderRight;
  /** Place of the step whose right it is: the decision takes all steps up to it. The number of steps for HR behind the last one. */
  step: number;
  /** For a deputy or stand-in: the approver who is away. */
  for?: string;
  /** The last day of the absence: of the one they act for, or their own. */
  awayUntil?: CalendarDate;
  early?: EarlyReason;
}

export const STEP_DECISIONS = ['Approved', 'Rejected', 'Passed'] as const;
export type StepDecision = (typeof STEP_DECISIONS)[number];

/** Why somebody cannot sign in, and so takes no step. */
export type ClosedSignIn = 'notInvited' | 'invited' | 'disabled' | 'left';

/** Why nobody takes a step: nobody is named, or each of its people is kept from it. */
export type StepHindrance =
  | { why: 'unnamed' }
  | { why: ClosedSignIn | 'requester' | 'tookEarlier'; name: string };

export interface ApprovalStepState {
  who: StepPeople;
  /** The people of the step, without admins. */
  names: string[];
  /** For admins, of the step that waits, if none of its people can take it: why. */
  hindrances?: StepHindrance[];
  /** True if the request costs too little for this step. */
  skipped?: true;
  /** For a skipped step: what a request must cost for it, in the type's unit. */
  overCost?: number;
  /** True for the step that waits for its decision. */
  current?: true;
  decision?: StepDecision;
  by?: string;
  /** By which right; `for` names the approver for whom a deputy or stand-in decided. */
  right?: DeciderRight;
  for?: string;
  note?: string;
  at?: string;
}

/** Part of a leave request that takes steps of approval. */
export interface LeaveApproval {
  steps: ApprovalStepState[];
  /** Whose turn it is, with the reason for each; empty once decided. */
  deciders: DeciderRecord[];
  /** Names of those whose turn it is; without admins, who are `waitingForHr`. */
  waitingFor: string[];
  waitingForHr: boolean;
  /** Since when the step waits. */
  waitingSince: string | null;
  standIn: { _id: string; name: string } | null;
  /** True if the caller may decide now. */
  mayDecide: boolean;
  /** True if the caller may pass it to the next step. */
  mayPass: boolean;
  /** True if the caller may cancel it or take days out of it as an approver, or cancel it as its owner. */
  mayCancel: boolean;
}

export interface ApprovalSettings {
  /** False: admins decide all leave. */
  approvals: boolean;
  /** Working days after which the next step's people may decide as well; null for never. */
  escalateDays: number | null;
}
