import { Entity } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { Role } from '../contract/roles.js';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

/** Who may sign in, and as what. */
@Entity('account')
export class Account {
  @IdColumn()
  id: string;

  @TextColumn(NAME_MAX)
  name: string;

  @TextColumn(EMAIL_MAX)
  email: string;

  /** The e-mail as it must be unique. */
  @TextColumn(EMAIL_MAX)
  emailKey: string;

  /** argon2id, or bcrypt as an older system made it until its owner signs in; null until one is set. */
  @TextColumn(200, true)
  passwordHash: string | null;

  @TextColumn(20)
  role: Role;

  /** When somebody was made an admin who had been none. */
  @InstantColumn(true)
  adminSince: number | null;

  @TextColumn(10)
  language: Language;

  /** Since when somebody without a password is invited to choose one; stays when one was chosen. */
  @InstantColumn(true)
  invitedAt: number | null;

  /** When an admin closed the sign-in. */
  @InstantColumn(true)
  disabledAt: number | null;

  @ReferenceColumn(true)
  imageId: string | null;

  @InstantColumn()
  createdAt: number;
}
