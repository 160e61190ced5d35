import type { Messages } from '../messages';

export * from './leave-cost';
export * from './who-decides';

export const requestLeave: Messages['requestLeave'] = {
  title: 'Demander un congé',
  type: 'Type de congé',
  start: 'Date de début',
  end: 'Date de fin',
  reason: 'Motif/Description',
  reasonMissing: 'Indiquez pourquoi vous demandez ces jours.',
  submit: 'Demander un congé',
  submitting: 'Envoi...',
  sent: 'Demande de congé envoyée',
  refused: 'La demande de congé n’a pas pu être envoyée',
  noAnswer: 'Une erreur est survenue lors de l’envoi de votre demande de congé',
  reasonMissingOf: 'Indiquez pourquoi ces jours sont nécessaires.',
  add: 'Ajouter un congé',
  adding: 'Ajout en cours...',
  addAmount: 'Ajouter %{amount}',
  added: 'Congé de %{name} ajouté',
  standIn: 'Remplaçant',
  standInHint: 'Assure votre travail pendant votre absence et est informé des dates.',
  standInAway: 'Absence de %{name} à ces dates : %{span}.',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  chooseStart: 'Choisissez le premier jour, puis le dernier.',
  chooseEnd:
    'Choisissez maintenant le dernier jour. Pour un seul jour, choisissez de nouveau le même.',
  chosen: '%{span}, %{days}',
  booked: '%{type}, %{status}',
  taken: '%{type}, %{status} : ce jour ne peut pas être choisi.',
  away: 'En congé : %{names}',
  approved: 'Congé approuvé',
  pending: 'Congé en attente',
  awayLegend: 'Quelqu’un de votre service est en congé',
  holiday: 'férié',
  halfHoliday: 'demi-férié',
  costsWhole: 'Coûte la journée entière',
  costsPart: 'Coûte une partie de la journée',
  costsNothing: 'Ne coûte rien',
  noRecord: 'Aucune fiche d’employé n’est liée à votre compte',
  noRecordText:
    'Seuls les employés peuvent demander un congé. Un administrateur peut créer votre fiche.',
};
