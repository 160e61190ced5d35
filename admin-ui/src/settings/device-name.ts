import type { SessionRecord } from '../../../api/contract/auth/users.js';
import type { Text } from '../i18n/use-text';

/** The server names what it recognises in English. */
export function deviceName(text: Text, { device, browser, system }: SessionRecord): string {
  if (browser && system) return text('settings.devices.on', { browser, system });
  return device === 'Unknown device' ? text('settings.devices.unknown') : device;
}
