import { PASSWORD_MAX, PASSWORD_MIN } from '../contract/auth/passwords.js';
import { refusal } from '../contract/problem.js';
import { LONE_SURROGATE } from '../platform/database/statements/storable-text.js';
import { field, type FieldOptions } from '../platform/http/fields/field.js';
import { passwordRefusal } from './password.js';

export function NewPasswordField(label: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    label,
    {
      read: (value) => value,
      check: (value) =>
        passwordRefusal(value, label) ??
        (LONE_SURROGATE.test(value as string)
          ? refusal('field.not_storable', { label })
          : undefined),
      schema: {
        type: 'string',
        format: 'password',
        minLength: PASSWORD_MIN,
        maxLength: PASSWORD_MAX,
        example: 'four plain words together',
      },
      allowBlank: true,
    },
    options,
  );
}

export function SecretField(
  label: string,
  example = 'four plain words together',
): PropertyDecorator {
  return field(label, {
    read: (value) => value,
    check: (value) =>
      typeof value === 'string' ? undefined : refusal('field.not_text', { label }),
    schema: { type: 'string', format: 'password', example },
    allowBlank: true,
  });
}
