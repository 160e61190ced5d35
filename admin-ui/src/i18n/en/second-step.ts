export const secondStep = {
  code: '6-digit code',
  hint: 'Open your authenticator app to see it.',
  missing: 'Enter the code from your app.',
  recoveryCode: 'Recovery code',
  recoveryHint:
    'One of the codes you saved when you set up two-factor authentication. Each works once.',
  recoveryMissing: 'Enter one of your recovery codes.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use your authenticator app',
  back: 'Back',
};
