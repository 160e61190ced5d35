import type { ComponentProps } from 'react';

/** Input attributes for a second-factor code. `recovery` changes the keyboard only: the server accepts either code in either field. */
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
