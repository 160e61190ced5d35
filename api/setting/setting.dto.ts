import { NewPasswordField, SecretField } from '../account/password-field.js';
import { PASSWORD_MIN, PASSWORD_MIN_HIGHEST } from '../contract/auth/passwords.js';
import { MAX_IDLE_MINUTES, MIN_IDLE_MINUTES } from '../contract/auth/second-factor.js';
import { LANGUAGES, type Language } from '../contract/languages.js';
import { ChoiceField, FlagField } from '../platform/http/fields/choice-field.js';
import { CountField } from '../platform/http/fields/count-field.js';
import { IdField } from '../platform/http/fields/id-field.js';

const IDLE = { optional: true, min: MIN_IDLE_MINUTES, max: MAX_IDLE_MINUTES, example: 30 };

export class ChangePasswordDto {
  @IdField('User')
  userId: string;

  @SecretField('Current password')
  oldPassword: string;

  @NewPasswordField('New password')
  newPassword: string;

  @SecretField('Confirm password')
  confirmPassword: string;
}

export class LanguageDto {
  @ChoiceField('Language', LANGUAGES)
  language: Language;
}

/** Undefined keeps the value; null minutes mean never. */
export class SecuritySettingDto {
  @FlagField('Admins need a second factor', { optional: true })
  adminsNeedSecondFactor?: boolean | null;

  @CountField('Minutes in the back office', IDLE)
  idleMinutesOffice?: number | null;

  @CountField('Minutes in the portal', IDLE)
  idleMinutesPortal?: number | null;

  @CountField('Shortest password', {
    optional: true,
    min: PASSWORD_MIN,
    max: PASSWORD_MIN_HIGHEST,
    example: 12,
  })
  passwordMin?: number | null;
}
