import type { Messages } from '../messages';

export * from './days-bar';
export * from './who-decides';

export const decideLeave: Messages['decideLeave'] = {
  title: 'Demande de congé de %{name}',
  loading: 'Chargement de la demande...',
  failed: 'Impossible de charger la demande.',
  when: 'Quand',
  fromNoon: 'à partir de midi',
  untilNoon: 'jusqu’à midi',
  morning: 'matin',
  afternoon: 'après-midi',
  type: 'Type',
  cost: 'Décompte',
  remaining: 'Solde restant',
  othersAway: 'Autres absences',
  others: '%{count} autre personne du service |||| %{count} autres personnes du service',
  noOthers: 'Personne d’autre du service',
  actsFor: 'À la place de %{name}, en congé.',
  note: 'Note à %{name}',
  approve: 'Approuver',
  reject: 'Refuser',
  busy: 'Envoi...',
  notSent: 'Impossible d’envoyer votre décision. Veuillez réessayer.',
  as: 'Vous décidez en tant que %{name}.',
  thanks: {
    Approved: 'Vous avez approuvé le congé de %{name}',
    Rejected: 'Vous avez refusé le congé de %{name}',
  },
  told: 'Un e-mail en informe %{name}.',
  nextHr: 'Ensuite : décision des RH.',
  next: 'Ensuite : décision de %{names}.',
  done: {
    Approved: 'Le congé de %{name} est approuvé',
    Rejected: 'Le congé de %{name} est refusé',
    Cancelled: 'Le congé de %{name} est annulé',
    Pending: 'Cette demande n’attend plus votre décision',
  },
  by: 'Par %{name}.',
  waitsForHr: 'En attente des RH.',
  waitsFor: 'En attente : %{names}.',
  over: 'Ce lien ne fonctionne plus',
  overText:
    'Il a plus de 7 jours, votre mot de passe ou votre accès a changé depuis, ou la demande ne vous concerne plus. Connectez-vous pour voir ce qui attend votre décision.',
  incomplete: 'Ce lien est incomplet',
  incompleteText: 'Ouvrez-le de nouveau depuis le message d’origine, ou copiez le lien entier.',
  signIn: 'Se connecter',
};
