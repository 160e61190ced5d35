import { NewPasswordField, SecretField } from '../account/password-field.js';
import { LANGUAGES, type Language } from '../contract/languages.js';
import { ChoiceField } from '../http/choice-field.js';
import { IdField } from '../http/id-field.js';

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
