import type { Messages } from '../messages';

export const notifications: Messages['notifications'] = {
  title: 'Notifications',
  named: 'Notifications, %{count} non lue |||| Notifications, %{count} non lues',
  counted: '%{count} notification non lue |||| %{count} notifications non lues',
  unread: 'Non lue :',
  when: {
    leave: {
      requested: '%{span}, demandé le %{on}',
      approved: '%{span}, approuvé le %{on}',
      rejected: '%{span}, refusé le %{on}',
      cancelled: '%{span}, annulé le %{on}',
      shortened: '%{span}, raccourci le %{on}',
      recredited: '%{span}, modifié le %{on}',
      to_decide: '%{span}, depuis le %{on}',
      cancelled_by_owner: '%{span}, annulé le %{on}',
      stand_in: '%{span}, approuvé le %{on}',
    },
    payslip: { published: '%{span}, date de paie : %{on}' },
  },
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
    to_decide: '%{type} de %{name} : en attente de votre décision',
    cancelled_by_owner: '%{name} a annulé : %{type}',
    cancelled_untyped: '%{name} a annulé un congé',
    stand_in: 'Vous remplacez %{name}',
  },
  holidays: {
    added:
      '%{count} jour férié ajouté à %{calendar} pour %{years} |||| %{count} jours fériés ajoutés à %{calendar} pour %{years}',
  },
  bank: { changed: '%{name} a modifié votre compte bancaire' },
  fourEyes: {
    asked:
      '%{name} demande d’arrêter la double validation de la paie. Elle s’arrête dès qu’un autre admin signe.',
    kept: '%{name} a retiré la demande d’arrêter la double validation de la paie',
    off: '%{name} a arrêté la double validation de la paie',
  },
  own: {
    pay: '%{name} a modifié son propre salaire',
    balance: '%{name} a modifié son propre solde de congés',
    employment: '%{name} a modifié sa propre date d’embauche ou son dernier jour',
    policy: '%{name} a modifié sa propre règle de congés, son horaire ou ses jours fériés',
    leave: '%{name} a modifié ses propres congés',
    job: '%{name} a modifié son propre emploi',
  },
  payslip: { published: 'Votre bulletin de paie est disponible' },
  import: {
    applied: '%{file} a été importé',
    failed: 'L’import de %{file} a échoué',
  },
};
