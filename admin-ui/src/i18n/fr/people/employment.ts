import type { employment as english } from '../../en/people/employment';

export const employment: typeof english = {
  hireDate: 'Date d’embauche',
  service: '%{count} an d’ancienneté |||| %{count} ans d’ancienneté',
  serviceUnderYear: 'Moins d’un an d’ancienneté',
  serviceWithoutBreaks: '%{service}, hors interruptions',
  periods: 'Périodes d’emploi',
  since: 'Depuis le %{date}',
  from: 'À partir du %{date}',
  until: 'Jusqu’au %{date}',
  break: 'Interruption de %{time}',
  years: '%{count} an |||| %{count} ans',
  months: '%{count} mois |||| %{count} mois',
  days: '%{count} jour |||| %{count} jours',
  leaveEffect: 'Effet sur les congés',
  leaveEffectOn: 'Soldes au %{date}, avant et après.',
  leaveEffectClosed:
    'Les années clôturées (%{type}) restent inchangées. Un ajustement de %{amount} sur le compte réglerait la différence.',
  leaveEffectNone: 'Aucun solde ne change.',
  leaveEffectBusy: 'Calcul de l’effet sur les congés...',
};
