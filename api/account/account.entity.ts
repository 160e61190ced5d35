import { Entity } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { Role } from '../contract/roles.js';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const NAME_MAX = 100;
export const EMAIL_MAX = 254;

@Entity('account')
export class Account {
  @IdColumn()
  id: string;

  @TextColumn(NAME_MAX)
  name: string;

  @TextColumn(EMAIL_MAX)
  email: string;

  @TextColumn(EMAIL_MAX)
  emailKey: string;

  /** argon2id; bcrypt from an earlier system until its owner signs in; null until a password is set. */
  @TextColumn(200, true)
  passwordHash: string | null;

  /** Since when the password is one that a program made and printed; null once its owner has chosen one. */
  @InstantColumn(true)
  passwordPrintedAt: number | null;

  @TextColumn(20)
  role: Role;

  @InstantColumn(true)
  adminSince: number | null;

  @TextColumn(10)
  language: Language;

  @InstantColumn(true)
  invitedAt: number | null;

  @InstantColumn(true)
  disabledAt: number | null;

  @ReferenceColumn(true)
  imageId: string | null;

  @InstantColumn()
  createdAt: number;
}
