import type { Messages } from '../messages';

export const secondStep: Messages['secondStep'] = {
  code: 'Code à 6 chiffres',
  hint: 'Ouvrez votre application d’authentification pour le voir.',
  missing: 'Saisissez le code de votre application.',
  recoveryCode: 'Code de secours',
  recoveryHint:
    'L’un des codes enregistrés lors de l’activation de la double authentification. Chacun ne fonctionne qu’une fois.',
  recoveryMissing: 'Saisissez l’un de vos codes de secours.',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application d’authentification',
  back: 'Retour',
};
