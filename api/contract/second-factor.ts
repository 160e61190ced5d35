/**
 * The second factor of signing in: a code of six digits from an app (TOTP), or one of the recovery codes.
 *
 * With one, POST /auth/login takes it as `code`; without it the right password gets 401 `auth.code_needed`, a wrong code 401
 * `auth.invalid_code`. POST /auth/confirm takes `code` beside the password too, and says what is wrong with it at the field
 * `code` (400). What a route marked as confirmed asks for is thereby both.
 */

export const CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;

/** Letters and digits that cannot be mistaken for each other: of those that look alike, one or none is here. */
export const RECOVERY_ALPHABET = '4679ACDEFHJKMNPQRTVWXY';
/** Shown in two halves, 'C6RN-7JVE'; taken with or without what stands between them, in small letters too. */
export const RECOVERY_LENGTH = 8;

/** One's own second factor. */
export interface SecondFactorRecord {
  /** Since when it is asked for; null while it is not. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
  /** Whether the company asks for one of people with this role. */
  required: boolean;
}

/** To be taken over by an app, once; nothing is asked for until a code of it was given. */
export interface SecondFactorStart {
  /** Base32, for typing. */
  secret: string;
  /** The same as 'otpauth://totp/…', for a picture that the app scans or a link that opens it. */
  uri: string;
}

/** What must be done before anything else: all other calls answer 403 until then. */
export type RequiredAction =
  /** The session was not used for long: POST /auth/confirm opens it again. Others answer `auth.idle`. */
  | 'confirm'
  /** The company asks for a second factor: it must be turned on. Others answer `auth.factor_required`. */
  | 'enrol';

/**
 * A request that no person asked for, one that the screens send by a clock, says so by this header (any value): it does not
 * keep a session from becoming idle.
 */
export const UNATTENDED_HEADER = 'X-Unattended';

/** In minutes. */
export const IDLE_MIN = 5;
export const IDLE_MAX = 24 * 60;

/** What the company asks of everybody's sign-in. */
export interface SecuritySettings {
  adminsNeedSecondFactor: boolean;
  /** Minutes after which an unused session of an admin asks for the password again; null for never. */
  idleMinutesOffice: number | null;
  /** The same for everybody else. */
  idleMinutesPortal: number | null;
}
