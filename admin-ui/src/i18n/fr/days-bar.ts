import type { Messages } from '../messages';

export const daysBar: Messages['daysBar'] = {
  parts: {
    taken: '%{amount} pris',
    booked: '%{amount} à venir, approuvé |||| %{amount} à venir, approuvés',
    pending: '%{amount} en attente',
    request: '%{amount} pour cette demande',
    expiring: '%{amount} à risque |||| %{amount} à risque',
    available: '%{amount} disponible |||| %{amount} disponibles',
    owed: '%{amount} sous zéro',
    toCome: '%{amount} à acquérir',
  },
  expiringOn: '%{amount} à risque, expire le %{date} |||| %{amount} à risque, expirent le %{date}',
  moreAvailable: '%{amount} disponible au-delà |||| %{amount} disponibles au-delà',
  carriesOver: '%{amount} reportable |||| %{amount} reportables',
  nothing: 'rien pour le moment',
  legend: {
    taken: 'Pris',
    booked: 'Approuvé, à venir',
    pending: 'En attente',
    request: 'Cette demande',
    expiring: 'À risque : plus de deux tiers des jours ouvrés restants',
    available: 'Disponible',
    owed: 'Négatif',
    toCome: 'À acquérir',
  },
  takenOrBooked: 'Pris ou approuvé',
  daysPerDot: 'Un point vaut %{count} jour. |||| Un point vaut %{count} jours.',
  hoursPerDot: 'Un point vaut %{count} heure. |||| Un point vaut %{count} heures.',
  hours: '%{hours} h',
  hoursAndMinutes: '%{hours} h %{minutes} min',
  minutes: '%{minutes} min',
};
