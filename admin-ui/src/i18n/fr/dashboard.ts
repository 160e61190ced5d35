import type { OfficeMessages } from '../messages';

export const dashboard: OfficeMessages['dashboard'] = {
  title: 'Vue d’ensemble',
  welcome: 'Bon retour ! Voici ce qui se passe dans votre organisation.',
  totalEmployees: 'Total des employés',
  activeWorkforce: 'Effectif actif',
  totalDepartments: 'Total des services',
  organizationalUnits: 'Unités de l’organisation',
  monthlySalary: 'Salaires du mois',
  totalPayroll: 'Masse salariale totale',
  leaveManagement: 'Gestion des congés',
  leaveApplied: 'Congés demandés',
  totalRequests: 'Total des demandes',
  leaveApproved: 'Congés approuvés',
  approvedRequests: 'Demandes approuvées',
  leavePending: 'Congés en attente',
  awaitingReview: 'En attente de décision',
  leaveRejected: 'Congés refusés',
  rejectedRequests: 'Demandes refusées',
  loading: 'Chargement...',
  emptyTitle: 'Aucune donnée disponible',
  empty: 'Impossible de charger les données du tableau de bord',
};
