import { readEmail } from '../http/email-field.js';
import { field } from '../http/field.js';

/** An e-mail address that is only looked up: one that is none belongs to nobody. */
export function AddressedField(label: string): PropertyDecorator {
  return field(label, {
    read: readEmail,
    fault: (value) => (typeof value === 'string' ? undefined : `${label} must be an e-mail address.`),
    schema: { type: 'string', format: 'email', example: 'amara.okafor@company.example' },
  });
}
