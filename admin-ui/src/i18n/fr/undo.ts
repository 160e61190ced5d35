import type { Messages } from '../messages';

export const undo: Messages['undo'] = {
  undo: 'Revenir en arrière',
  untold: 'Personne n’en est encore informé.',
  byYou: 'par vous, à l’instant',
  decided: {
    Approved: 'Approuvé : %{amount}',
    Rejected: 'Refusé : %{amount}',
    Passed: 'Transmis : %{amount}',
  },
  step: {
    approved: 'Congé de %{name} approuvé',
    approvedNext: 'Approuvé. Décision suivante pour le congé de %{name} : %{next}.',
    rejected: 'Congé de %{name} refusé',
    passed: 'Congé de %{name} transmis',
    passedNext: 'Transmis. Décision suivante pour le congé de %{name} : %{next}.',
  },
  waits: 'La demande est de nouveau en attente : %{name}.',
  waitMany: '%{count} demandes sont de nouveau en attente.',
  partly:
    '%{count} sur %{total} est de nouveau en attente. %{reason} |||| %{count} sur %{total} sont de nouveau en attente. %{reason}',
};
