import type { SuccessResponse } from '../responses.js';
import type { InviteeCounts } from './invitations.js';
import type { SecondFactorRecord, SecondFactorStart } from './second-factor.js';
import type { CurrentUserRecord, AccountRecord, SessionRecord } from './users.js';

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

export interface ConfirmResponse extends SuccessResponse {
  confirmedUntil: string;
}

/** A one-time link, shown once. */
export interface LinkResponse extends SuccessResponse {
  link: string;
  expiresAt: string;
}

/** The owner of a one-time link. */
export interface LinkOwnerResponse extends SuccessResponse {
  email: string;
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
