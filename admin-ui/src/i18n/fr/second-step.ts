import type { SecondStepMessages } from '../messages';

export const secondStep: SecondStepMessages['secondStep'] = {
  code: 'Code à 6 chiffres',
  hint: 'Votre application d’authentification l’affiche.',
  missing: 'Saisissez le code que affiche l’application.',
  recoveryCode: 'Code de secours',
  recoveryHint: 'L’un de ceux que vous avez gardés en installant le second facteur. Chacun sert une fois.',
  recoveryMissing: 'Saisissez l’un de vos codes de secours.',
  useRecovery: 'Utiliser un code de secours',
  useApp: 'Utiliser l’application',
  back: 'Retour',
};
