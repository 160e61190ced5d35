import type { Messages } from '../messages';

export * from './listed-days';
export * from './team-tabs';

export const teamCalendar: Messages['teamCalendar'] = {
  title: 'Calendrier de l’équipe',
  whoIsAway: 'Absences',
  subtitle: '%{who}, %{count} personne |||| %{who}, %{count} personnes',
  count: '%{count} personne |||| %{count} personnes',
  everyone: 'Tous',
  myTeam: 'Mon équipe',
  myDepartment: 'Mon service',
  people: 'Personnes',
  period: 'Période',
  month: 'Mois',
  quarter: 'Trimestre',
  week: 'Semaine',
  today: 'Aujourd’hui',
  print: 'Imprimer',
  label: 'Absences, %{period}',
  person: 'Nom',
  absences: 'Absences',
  away: 'Absences',
  atMost: '%{count} au plus',
  noneMay: 'aucune absence permise',
  failed: 'Impossible de charger le calendrier de l’équipe.',
  nobody: 'Personne à afficher',
  nobodyText: 'Personne n’est en poste ici ces jours-là.',
  firstOf:
    'Les %{count} premières personnes sur %{total}, par nom. Choisissez un service pour voir les autres.',
  legend: 'Légende',
  keys: {
    Approved: 'Approuvé',
    Pending: 'En attente',
    holiday: 'Jour férié',
    morning: 'Matin libre',
    afternoon: 'Après-midi libre',
    weekend: 'Week-end',
    exempt: 'Non compté dans la limite',
  },

  absence: 'Absence : %{span}',
  pendingAbsence: 'Absence : %{span}, en attente',
  exemptAbsence: '%{words}, non compté dans la limite',
  noAbsence: 'Aucune absence',
  halves: {
    morning: 'le matin',
    afternoon: 'l’après-midi',
    fromNoon: 'à partir de midi',
    untilNoon: 'jusqu’à midi',
  },
  part: '%{span}, %{amount}',
  length: '%{span}, %{count} jour ouvré |||| %{span}, %{count} jours ouvrés',
  view: 'Voir',
  viewOf: 'congé de %{name}, %{span}',
  dayOf: '%{name}, %{day} : %{words}',
  nothing: 'aucune absence',
  notWorking: 'jour non travaillé',
  awayOn: '%{day} : %{count} absence |||| %{day} : %{count} absences',
  awayOver:
    '%{day} : %{count} absence, au-delà de la limite |||| %{day} : %{count} absences, au-delà de la limite',
  awayClosed:
    '%{day} : %{count} absence, aucune permise |||| %{day} : %{count} absences, aucune permise',

  over: 'Plus de %{max} absences sur %{count} jour : |||| Plus de %{max} absences sur %{count} jours :',
  overLimit: 'Trop d’absences sur %{count} jour : |||| Trop d’absences sur %{count} jours :',
  overNone:
    'Congés sur %{count} jour qui ne devrait pas en avoir : |||| Congés sur %{count} jours qui ne devraient pas en avoir :',
  allows: '%{days}. « %{rule} » : %{max} au plus.',
  allowsIn: '%{days}. « %{rule} » : %{max} au plus dans le service %{department}.',
  byRule: '%{days}, selon « %{rule} ».',
  byRuleIn: '%{days}, selon « %{rule} » dans le service %{department}.',
  rule: 'Règle de présence',

  onlyAway: 'Absences seulement',
  awayToday: 'Absences aujourd’hui',
  noneToday: 'Personne n’est absent aujourd’hui.',
  until: 'jusqu’au %{date}',
  dayOfMonth: 'Jour du mois : %{month}',
  limit: 'maximum %{count}',
  ofAll: '%{count} absence sur %{total}. |||| %{count} absences sur %{total}.',
  ofAllWithLimit:
    '%{count} absence sur %{total}, maximum %{max}. |||| %{count} absences sur %{total}, maximum %{max}.',
  busiest: 'Le jour le plus chargé.',
  previousAway: 'Jour précédent avec une absence',
  nextAway: 'Jour suivant avec une absence',
  others: 'Autres absences : %{month}',
  onDay: 'Absences : %{day}',
  noneOnDay: 'Personne n’est absent.',

  coverageIn: 'Présence : %{department}',
};
