export const confirmation = {
  title: 'Confirm your password',
  text: 'Enter your own password to continue. You will not be asked again for fifteen minutes.',
  password: 'Your password',
  missing: 'Enter your password.',
  submit: 'Confirm',
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  codeMissing: 'Enter a code.',
  idleTitle: 'Enter your password to continue',
  idleText: 'You were inactive for a while, %{name}. The page is just as you left it.',
  idleSubmit: 'Continue',
};
