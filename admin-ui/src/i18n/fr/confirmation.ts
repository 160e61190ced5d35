import type { OfficeMessages } from '../messages';

export const confirmation: OfficeMessages['confirmation'] = {
  title: 'Confirmez votre mot de passe',
  text: 'Votre propre mot de passe est demandé encore une fois. Il vaut ensuite pour dix minutes.',
  password: 'Votre mot de passe',
  missing: 'Saisissez votre mot de passe.',
  submit: 'Confirmer',
  code: 'Code',
  codeHint: 'De votre application d’authentification, ou un code de secours.',
  codeMissing: 'Saisissez un code.',
  idleTitle: 'Saisissez votre mot de passe pour continuer',
  idleText: 'Rien ne s’est passé ici depuis un moment, %{name}. La page est telle que vous l’avez laissée.',
  idleSubmit: 'Continuer',
};
