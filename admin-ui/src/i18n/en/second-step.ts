export const secondStep = {
  code: '6-digit code',
  hint: 'Your authenticator app shows it.',
  missing: 'Enter the code that the app shows.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of those you kept when you set up the second factor. Each is good once.',
  recoveryMissing: 'Enter one of your recovery codes.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  back: 'Back',
};
