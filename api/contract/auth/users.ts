import type { Language } from '../languages.js';
import type { Role } from './roles.js';
import type { RequiredAction } from './second-factor.js';

/** Records of the API. Ids are UUIDv7, instants ISO 8601 in UTC, amounts exact to two decimals. */

export interface UserRecord {
  _id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  /** URL path of the photo, different for each photo; null without one. */
  profileImage: string | null;
}

/** The signed-in user. `employeeId` is the `_id` of their employee record, null without one. */
export interface CurrentUserRecord extends UserRecord {
  employeeId: string | null;
  /** The number of people whose approver the user is; 0 without approvals. */
  manages: number;
  /** True if signing in needs a code as well as the password. */
  secondFactor: boolean;
  /** Minutes until an unused session asks for the password again; null for never. */
  idleMinutes: number | null;
  /** The action that the user must take before any other call; null if there is none. */
  pendingAction: RequiredAction | null;
}

/** An account as admins see it. */
export interface AccountRecord extends UserRecord {
  disabled: boolean;
  /** An account without a password cannot sign in yet. */
  passwordSet: boolean;
  /** When the last invitation to choose a password was made; kept after the password is chosen. */
  invitedAt: string | null;
}

export interface SessionRecord {
  _id: string;
  /** Such as 'Firefox on Linux', from the User-Agent of the sign-in; the shortened header if neither is recognised. */
  device: string;
  browser: string | null;
  system: string | null;
  /** IP address of the sign-in; null for sessions from before it was recorded. */
  address: string | null;
  /** Signed in with 'Remember me'. */
  remembered: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  current: boolean;
}
