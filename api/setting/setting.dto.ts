import { NewPasswordField, SecretField } from '../account/password-field.js';
import { LANGUAGES, type Language } from '../contract/languages.js';
import { ChoiceField, FlagField } from '../platform/http/fields/choice-field.js';
import { IdField } from '../platform/http/fields/id-field.js';
import { IdleMinutesField } from './idle-minutes-field.js';

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

  @IdleMinutesField('Minutes in the back office')
  idleMinutesOffice?: number | null;

  @IdleMinutesField('Minutes in the portal')
  idleMinutesPortal?: number | null;
}
