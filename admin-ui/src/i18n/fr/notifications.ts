import { OWN_MATTER_SENTENCES } from '../../../../api/contract/own-matter-sentences.js';
import type { Messages } from '../messages';

export const notifications: Messages['notifications'] = {
  title: 'Notifications',
  named: 'Notifications, %{count} non lue |||| Notifications, %{count} non lues',
  counted: '%{count} notification non lue |||| %{count} notifications non lues',
  unread: 'Non lue :',
  when: '%{span}, %{ago}',
  markAll: 'Tout marquer comme lu',
  emptyTitle: 'Aucune notification',
  empty: 'Les demandes de congé et les décisions apparaîtront ici.',
  failed: 'Les notifications n’ont pas pu être chargées.',
  notMarked: 'Les notifications n’ont pas pu être marquées comme lues.',
  leave: {
    requested: '%{name} demande : %{type}',
    approved: 'Demande approuvée : %{type}',
    rejected: 'Demande refusée : %{type}',
    cancelled: 'Demande annulée : %{type}',
    shortened: 'Congé raccourci : %{type}',
    recredited: '%{type} : %{after} jours décomptés au lieu de %{before}',
    recreditedHours: '%{type} : %{after} heures décomptées au lieu de %{before}',
  },
  holidays: { added: '%{count} jour férié ajouté à %{calendar} pour %{years} |||| %{count} jours fériés ajoutés à %{calendar} pour %{years}' },
  own: OWN_MATTER_SENTENCES.fr,
  import: {
    applied: '%{file} a été importé',
    failed: 'L’import de %{file} a échoué',
  },
};
