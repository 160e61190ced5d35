import type { Messages } from '../messages';

export const approval: Messages['approval'] = {
  title: 'Approbation',
  requested: 'Demandé par %{name}',
  who: {
    approver: 'Approbation par',
    second: 'Niveau supérieur',
    people: 'Personnes désignées',
    hr: 'RH',
  },
  decided: {
    Approved: 'Approuvé par %{name}',
    Rejected: 'Refusé par %{name}',
    Passed: 'Transmis par %{name}',
  },
  at: '%{at}, %{as}',
  as: {
    approver: 'en tant que responsable',
    second: 'au niveau supérieur',
    people: 'comme l’une des personnes de cette étape',
    hr: 'pour les RH',
    deputy: 'pour %{name}, alors en congé',
    standIn: 'pour %{name}, alors en congé',
    admin: 'en tant qu’admin',
  },
  atOnce: '%{as}, les %{count} étapes à la fois',
  decides: 'Prochaine décision : %{names}',
  reasons: {
    approver: 'responsable',
    second: 'niveau supérieur',
    people: 'l’une des personnes de cette étape',
    hr: 'chaque admin peut décider',
    deputy: 'suppléance de %{name}, en congé jusqu’au %{date}',
    standIn: 'remplacement de %{name}, en congé jusqu’au %{date}',
  },
  because: {
    nobody: '%{reason}, car personne ne peut décider à l’étape « %{step} »',
    away: '%{reason}, car %{names} est en congé jusqu’au %{date}',
    allAway: '%{reason}, car %{names} sont en congé',
    overdue: '%{reason}, car l’étape « %{step} » est en retard',
  },
  hindrances: {
    unnamed:
      'Personne n’est désigné pour cette étape. Les RH peuvent choisir une personne dans la fiche.',
    notInvited:
      'Aucune invitation n’a encore été envoyée à %{name}. Elle permet de se connecter et de décider.',
    invited:
      '%{name} n’a pas encore accepté l’invitation. Les RH peuvent la renvoyer depuis son compte.',
    disabled:
      'Le compte de %{name} est désactivé. Les RH peuvent l’activer ou choisir une autre personne.',
    left: '%{name} ne fait plus partie de l’entreprise. Les RH peuvent choisir une autre personne.',
    requester: '%{name} ne peut pas décider de sa propre demande.',
    tookEarlier: '%{name} a déjà pris une étape précédente.',
  },
  butAway: '%{reason}, mais en congé jusqu’au %{date}',
  reason: '%{reason}.',
  reasonOf: '%{name} : %{reason}.',
  waitingSince: 'En attente depuis le %{date}.',
  then: 'Puis %{names}',
  skipped: '%{step} : étape omise',
  skippedBelow: 'Décompte inférieur à %{amount}.',
  place: {
    approver: 'étape %{step} sur %{count}, responsable',
    second: 'étape %{step} sur %{count}, niveau supérieur',
    people: 'étape %{step} sur %{count}, %{names}',
    hr: 'étape %{step} sur %{count}, RH',
  },
  takesAll:
    'Prochaine décision : %{names}. Vous pouvez décider à sa place. |||| Prochaine décision : %{names}. Votre décision vaut pour les %{count} étapes restantes.',
  yoursTakesAll:
    'C’est à vous de décider. En tant qu’admin, vous décidez des %{count} étapes restantes.',
  bulk: 'En tant qu’admin, vous décidez de toutes les étapes restantes de chaque demande, y compris celles d’autres personnes.',
  waitingFor: 'En attente de',
  anyone: 'Tous',
  standIn: 'Remplacement',
};
