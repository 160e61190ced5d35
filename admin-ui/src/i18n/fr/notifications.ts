import type { OfficeMessages } from '../messages';

export const notifications: OfficeMessages['notifications'] = {
  title: 'Notifications',
  named: 'Notifications, %{count} non lue |||| Notifications, %{count} non lues',
  counted: '%{count} notification non lue |||| %{count} notifications non lues',
  unread: 'Non lue :',
  when: '%{span}, %{ago}',
  markAll: 'Tout marquer comme lu',
  emptyTitle: 'Aucune notification',
  empty: 'Vous êtes prévenu ici des congés demandés ou décidés.',
  failed: 'Les notifications n’ont pas pu être chargées.',
  notMarked: 'Rien n’a été marqué comme lu.',
  leave: {
    requested: '%{name} demande : %{type}',
    approved: 'Demande approuvée : %{type}',
    rejected: 'Demande refusée : %{type}',
    cancelled: 'Demande annulée : %{type}',
  },
  import: {
    applied: '%{file} est importé',
    failed: 'L’importation de %{file} n’a pas abouti',
  },
};
