import type { Messages } from '../messages';

export * from './confirmation';
export * from './days-bar';
export * from './forms';
export * from './leave-year';
export * from './notifications';
export * from './who-decides';

export const portal: Messages['portal'] = {
  dashboard: 'Tableau de bord',
  myTeam: 'Mon équipe',
  myProfile: 'Mon profil',
  myLeaves: 'Mes congés',
  mySalary: 'Mon salaire',
  setting: 'Paramètres',
  main: 'Navigation principale',
  backOffice: 'Administration',
  welcome: 'Bonjour %{name}',
  requestLeave: 'Demander un congé',
  whoIsAway: 'Absences',
  waiting: {
    title: 'En attente de vous',
    all: 'Les %{count} demandes',
    request: '%{type}, %{span}, %{days}',
    approve: 'Approuver',
  },
  next: {
    title: 'À venir',
    now: 'En congé actuellement',
    leave: 'Prochain congé',
    noLeave: 'Aucun congé prévu',
    pending: 'En attente de décision',
    noPending: 'Aucune demande en attente',
    more: '%{span}, et %{count} autre |||| %{span}, et %{count} autres',
    pay: 'Dernier salaire',
    noPay: 'Aucun salaire pour le moment',
    failed: 'Chargement impossible',
  },
  totalLeaves: 'Total des congés',
  pending: 'En attente',
  approved: 'Approuvés',
  rejected: 'Refusés',
  myYear: 'Mon année',
  recentActivity: 'Activité récente',
  noActivity: 'Aucune activité récente.',
  requested: '%{type} : demandé',
  wasApproved: '%{type} : approuvé',
  wasRejected: '%{type} : refusé',
  wasCancelled: '%{type} : annulé',
  wasShortened: '%{type} : raccourci',
  by: '%{span}, par %{name}',
  employeeNotFound: 'Personne introuvable',
  failed: 'Vos congés n’ont pas pu être chargés.',
  short: {
    dashboard: 'Accueil',
    myTeam: 'Équipe',
    myProfile: 'Profil',
    myLeaves: 'Congés',
    mySalary: 'Salaire',
    setting: 'Paramètres',
  },
};
