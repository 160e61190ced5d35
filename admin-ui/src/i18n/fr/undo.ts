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
  waits: 'La demande est de nouveau en attente : %{name}.',
  waitMany: '%{count} demandes sont de nouveau en attente.',
};
