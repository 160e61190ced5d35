import type { Messages } from '../messages';

export const unauthorized: Messages['unauthorized'] = {
  title: 'Accès non autorisé',
  text: 'Votre compte n’a pas le rôle requis pour cette page. Si vous pensez qu’il s’agit d’une erreur, contactez un admin de votre entreprise.',
  back: 'Retour au tableau de bord',
};
