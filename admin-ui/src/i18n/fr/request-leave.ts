import type { Messages } from '../messages';

export * from './leave-cost';

export const requestLeave: Messages['requestLeave'] = {
  title: 'Demander un congé',
  type: 'Type de congé',
  start: 'Date de début',
  end: 'Date de fin',
  reason: 'Motif/Description',
  submit: 'Demander un congé',
  notCounted: 'Aucune règle ne s’applique : ces jours ne sont pas décomptés.',
  submitting: 'Envoi...',
  sent: 'Demande de congé envoyée',
  refused: 'La demande de congé n’a pas pu être envoyée',
  noAnswer: 'Une erreur est survenue lors de l’envoi de votre demande de congé',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  chooseStart: 'Choisissez le premier jour, puis le dernier.',
  chooseEnd: 'Choisissez maintenant le dernier jour. Pour un seul jour, choisissez de nouveau le même.',
  chosen: '%{span}, %{days}',
  taken: '%{type}, %{status} : ce jour ne peut pas être choisi.',
  away: 'En congé : %{names}',
  approved: 'Congé approuvé',
  pending: 'Congé en attente',
  awayLegend: 'Quelqu’un de votre service est en congé',
  holiday: 'férié',
  costsWhole: 'Coûte la journée entière',
  costsPart: 'Coûte une partie du jour',
  costsNothing: 'Ne coûte rien',
  noRecord: 'Aucune fiche d’employé n’est liée à votre compte',
  noRecordText: 'Seuls les employés peuvent demander un congé. Un administrateur peut créer votre fiche.',
};
