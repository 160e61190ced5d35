import type { Messages } from '../messages';

export const confirmation: Messages['confirmation'] = {
  title: 'Confirmez votre mot de passe',
  text: 'Saisissez votre propre mot de passe pour continuer. Il ne vous sera plus demandé pendant quinze minutes.',
  password: 'Votre mot de passe',
  missing: 'Saisissez votre mot de passe.',
  submit: 'Confirmer',
  code: 'Code',
  codeHint: 'Celui de votre application d’authentification, ou l’un de vos codes de secours.',
  codeMissing: 'Saisissez un code.',
  idleTitle: 'Saisissez votre mot de passe pour continuer',
  idleText: 'Aucune activité depuis un moment, %{name}. La page est telle que vous l’avez laissée.',
  idleSubmit: 'Continuer',
};
