import { NewPasswordField, SecretField } from '../account/password-field.js';
import { ROLES, type Role } from '../contract/roles.js';
import { ChoiceField, FlagField } from '../http/choice-field.js';
import { EmailField } from '../http/email-field.js';
import { AddressedField } from './addressed-field.js';
import { CodeField } from './code-field.js';

export class SignInDto {
  @AddressedField('Email')
  email: string;

  @SecretField('Password')
  password: string;

  @FlagField('Remember me', { optional: true })
  remember?: boolean | null;

  @CodeField('Code', { optional: true })
  code?: string | null;
}

export class ConfirmDto {
  @SecretField('Password')
  password: string;

  @CodeField('Code', { optional: true })
  code?: string | null;
}

export class EnableFactorDto {
  @CodeField('Code')
  code: string;
}

export class ForgotPasswordDto {
  @AddressedField('Email')
  email: string;
}

export class ResetPasswordDto {
  @SecretField('Link', 'the part of the link after the #')
  token: string;

  @NewPasswordField('New password')
  newPassword: string;

  @SecretField('Confirm password')
  confirmPassword: string;
}

export class InviteDto {
  @FlagField('By mail', { optional: true })
  byMail?: boolean | null;
}

/** What is missing stays. */
export class AccountAccessDto {
  @EmailField('Email Address', { optional: true })
  email?: string | null;

  @ChoiceField('Role', ROLES, { optional: true })
  role?: Role | null;

  @FlagField('Disabled', { optional: true })
  disabled?: boolean | null;
}
