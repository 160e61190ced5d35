import type { Text } from '../i18n/use-text';
import { longEnough } from '../settings/password-strength';

export interface NewPasswords {
  newPassword: string;
  confirmPassword: string;
}

export type Faults = { [Name in keyof NewPasswords]?: string };

export function faultsOf({ newPassword, confirmPassword }: NewPasswords, text: Text): Faults {
  const faults: Faults = {};
  if (!newPassword) faults.newPassword = text('reset.newMissing');
  else if (!longEnough(newPassword)) faults.newPassword = text('reset.short');
  if (!confirmPassword) faults.confirmPassword = text('reset.confirmMissing');
  else if (confirmPassword !== newPassword) faults.confirmPassword = text('reset.mismatch');
  return faults;
}
