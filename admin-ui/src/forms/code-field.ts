import type { ComponentProps } from 'react';

/**
 * For a code of the second factor, which the browser or the phone may fill in; for a recovery code, of letters and
 * digits. Either field takes either code. Both read from left to right everywhere.
 */
export const codeField = (recovery = false): ComponentProps<'input'> => ({
  name: 'code',
  dir: 'ltr',
  required: true,
  inputMode: recovery ? 'text' : 'numeric',
  autoComplete: recovery ? 'off' : 'one-time-code',
  autoCapitalize: recovery ? 'characters' : 'none',
  spellCheck: false,
  maxLength: 32,
});
