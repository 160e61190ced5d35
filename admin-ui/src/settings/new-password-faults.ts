import type { Text } from '../i18n/use-text';
import { longEnough } from './password-strength';

export interface NewPasswords {
  newPassword: string;
  confirmPassword: string;
}

export type Faults = { [Name in keyof NewPasswords]?: string };

/** What can be told before it is sent; the commonest passwords only the server knows. */
export function faultsOf({ newPassword, confirmPassword }: NewPasswords, text: Text): Faults {
  const faults: Faults = {};
  if (!newPassword) faults.newPassword = text('password.newMissing');
  else if (!longEnough(newPassword)) faults.newPassword = text('password.short');
  if (!confirmPassword) faults.confirmPassword = text('password.confirmMissing');
  else if (confirmPassword !== newPassword) faults.confirmPassword = text('password.mismatch');
  return faults;
}
