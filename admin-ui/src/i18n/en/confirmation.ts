export const confirmation = {
  title: 'Confirm your password',
  text: 'This needs your own password once more. It is then valid for ten minutes.',
  password: 'Your password',
  missing: 'Enter your password.',
  submit: 'Confirm',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  codeMissing: 'Enter a code.',
  idleTitle: 'Enter your password to go on',
  idleText: 'Nothing was done here for a while, %{name}. The page is as you left it.',
  idleSubmit: 'Go on',
};
