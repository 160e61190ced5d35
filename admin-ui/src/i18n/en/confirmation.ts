export const confirmation = {
  title: 'Confirm your password',
  text: 'This needs your own password once more. It is then good for ten minutes.',
  password: 'Your password',
  missing: 'Enter your password.',
  submit: 'Confirm',
};
