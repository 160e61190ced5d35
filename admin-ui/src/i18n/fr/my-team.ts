import type { Messages } from '../messages';

export * from './people/away';
export * from './leave-cost';
export * from './team-tabs';

export const myTeam: Messages['myTeam'] = {
  title: 'Mon équipe',
  reports:
    'Vous décidez des congés de %{count} personne. |||| Vous décidez des congés de %{count} personnes.',
  away: '%{count} est absente aujourd’hui. |||| %{count} sont absentes aujourd’hui.',
  noneAway: 'Personne n’est absent aujourd’hui.',
  failed: 'Impossible de charger votre équipe.',

  waiting: {
    title: 'En attente de votre décision',
    failed: 'Impossible de charger les demandes en attente de votre décision.',
    none: 'Rien n’attend votre décision',
    noneText: 'Les nouvelles demandes apparaîtront ici.',
    gone: 'Cette demande n’attend plus votre décision.',
    oldest: 'Les %{count} plus anciennes sur %{total}',
    leave: '%{type}, %{span}',
    asked: 'Demandé le %{date}.',
    forAway: 'Pour %{name}, absence jusqu’au %{date}',
    early: {
      nobody: 'Personne d’autre ne peut décider',
      away: 'La personne qui approuve est en congé',
      overdue: 'La décision n’a pas été prise à temps',
    },
    after: 'reste ensuite %{amount} |||| restent ensuite %{amount}',
    below: 'ensuite %{amount} sous zéro',
    short: '%{amount} de plus que ce que permet la règle',
    alsoAway: 'Autres absences : %{names}',
    alsoAwayMore:
      'Autres absences : %{names} et %{count} autre |||| Autres absences : %{names} et %{count} autres',
    noneAway: 'Personne d’autre n’est absent dans le service %{department}.',
    approve: 'Approuver %{amount}',
    withNote: 'Approuver avec une note',
    more: 'Plus d’actions pour %{name}',
    approveNow: 'Approuver',
    reject: 'Refuser',
    pass: 'Transmettre',
    of: '%{name}, %{span}',
    remove: 'Retirer de la liste',
  },
  approving: {
    title: 'Approuver le congé : %{name} ?',
    text: '%{type}, %{span}.',
    note: 'Note à %{name}',
  },
  rejecting: {
    title: 'Refuser le congé de %{name} ?',
    text: '%{type}, %{span}. Une demande refusée ne peut plus être approuvée.',
    note: 'Note à %{name}',
  },
  passing: {
    title: 'Transmettre le congé de %{name} ?',
    text: '%{type}, %{span}. Les personnes de l’étape suivante décident à votre place.',
    note: 'Note aux personnes qui décident',
  },
  cancelling: {
    open: 'Annuler : %{span}',
    title: 'Annuler le congé de %{name} ?',
    text: '%{span}. Une notification informe %{name}, avec votre motif. Les jours redeviennent disponibles.',
    reason: 'Motif',
    cancel: 'Annuler le congé',
    keep: 'Conserver le congé',
    done: 'Congé de %{name} annulé',
  },

  people: {
    title: 'Équipe',
    reportsOf: 'Équipe de %{name}',
    name: 'Nom',
    nextAway: 'Prochaine absence',
    pendingNext: '%{span}, en attente',
    noneNext: 'Aucun congé prévu',
    week: 'Sept prochains jours : %{spans}',
    noneWeek: 'aucune absence',
    balancesFailed: 'Impossible de charger les soldes.',
    noBalances: 'Aucun congé compté ne relève de votre décision.',
    left: '%{amount} restant |||| %{amount} restants',
    taken: '%{amount} pris |||| %{amount} pris',
    addLeave: 'Ajouter un congé',
  },

  deputy: {
    title: 'Suppléance',
    yours: 'Votre suppléance',
    change: 'Modifier',
    label: 'Suppléance',
    none: 'Personne',
    save: 'Enregistrer la suppléance',
    saved: '%{name} décide pour vous pendant votre absence.',
    removed: 'Personne ne décide pour vous pendant votre absence.',
    away: 'Absence de %{name} jusqu’au %{date}. D’ici là, les personnes de l’étape suivante peuvent aussi décider.',
    failed: 'Impossible de charger votre suppléance.',
  },
};
