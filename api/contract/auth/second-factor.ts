/**
 * POST /auth/login takes a TOTP or recovery code as `code`: without it, the right password gets 401 `auth.code_needed`, a wrong
 * code 401 `auth.invalid_code`. POST /auth/confirm takes it too, and answers a wrong one with 400 at the field `code`.
 */

export const CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;

/** Without letters and digits that look alike. */
export const RECOVERY_ALPHABET = '4679ACDEFHJKMNPQRTVWXY';
/** Shown in two halves, 'C6RN-7JVE'; accepted without the hyphen and in lower case too. */
export const RECOVERY_LENGTH = 8;

/** The signed-in user's second factor. */
export interface SecondFactorRecord {
  /** Null while it is off. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
  /** True if the company requires one for the user's role. */
  required: boolean;
}

/** The secret for an authenticator app, shown once. The factor stays off until the user enters a code of the app. */
export interface SecondFactorStart {
  /** Base32, for typing. */
  secret: string;
  /** The same as 'otpauth://totp/…', for a QR code or a link. */
  uri: string;
}

/** An action that the user must take first: all other calls answer 403 until then. */
export type RequiredAction =
  /** The session was idle for too long; POST /auth/confirm resumes it. Calls beyond the specification's answer `auth.idle`. */
  | 'confirm'
  /** The password is one that a program printed; its owner must choose another. Other calls answer `auth.password_change_required`. */
  | 'change-password'
  /** The company requires a second factor, which the user must turn on. Other calls answer `auth.factor_required`. */
  | 'enrol';

/** Sent, with any value, by requests that a timer makes: they do not keep a session from becoming idle. */
export const UNATTENDED_HEADER = 'X-Unattended';

export const MIN_IDLE_MINUTES = 5;
export const MAX_IDLE_MINUTES = 24 * 60;

/** The company's rules for signing in. */
export interface SecuritySettings {
  adminsNeedSecondFactor: boolean;
  /** Minutes until an idle session of an admin asks for the password again; null for never. */
  idleMinutesOffice: number | null;
  /** The same for employees. */
  idleMinutesPortal: number | null;
  /** Characters of a password that is chosen from now on. */
  passwordMin: number;
}
