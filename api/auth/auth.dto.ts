import { NewPasswordField, SecretField } from '../account/password-field.js';
import { ROLES, type Role } from '../contract/auth/roles.js';
import { refusal } from '../contract/problem.js';
import { ChoiceField, FlagField } from '../platform/http/fields/choice-field.js';
import { EmailField, readEmail } from '../platform/http/fields/email-field.js';
import { field, type FieldOptions } from '../platform/http/fields/field.js';

export class SignInDto {
  @LookupEmailField('Email')
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
  @LookupEmailField('Email')
  email: string;
}

export class LinkDto {
  @SecretField('Link', 'the part of the link after the #')
  token: string;
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

export class AccountAccessDto {
  @EmailField('Email Address', { optional: true })
  email?: string | null;

  @ChoiceField('Role', ROLES, { optional: true })
  role?: Role | null;

  @FlagField('Disabled', { optional: true })
  disabled?: boolean | null;
}

const CODE_MAX = 40;

/** Ignores blanks, hyphens and letter case, as people type codes. */
function CodeField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) =>
        typeof value === 'string' && value.length <= CODE_MAX
          ? value.replace(/[\s-]/g, '').toUpperCase()
          : value,
      check: (value) =>
        typeof value === 'string' ? undefined : refusal('field.not_text', { label }),
      schema: { type: 'string', format: 'password', example: '492039' },
    },
    options,
  );
}

function LookupEmailField(label: string): PropertyDecorator {
  return field(label, {
    read: readEmail,
    check: (value) =>
      typeof value === 'string' ? undefined : refusal('field.not_email', { label }),
    schema: { type: 'string', format: 'email', example: 'amara.okafor@company.example' },
  });
}
