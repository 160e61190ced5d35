import type { OfficeMessages } from '../messages';

export const confirmation: OfficeMessages['confirmation'] = {
  title: 'Confirmez votre mot de passe',
  text: 'Votre propre mot de passe est demandé encore une fois. Il vaut ensuite pour dix minutes.',
  password: 'Votre mot de passe',
  missing: 'Saisissez votre mot de passe.',
  submit: 'Confirmer',
};
