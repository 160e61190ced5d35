import type { Messages } from '../messages';

export const undo: Messages['undo'] = {
  undo: 'Rückgängig',
  untold: 'Noch weiß niemand davon.',
  byYou: 'von Ihnen, gerade eben',
  decided: {
    Approved: 'Genehmigt: %{amount}',
    Rejected: 'Abgelehnt: %{amount}',
    Passed: 'Weitergegeben: %{amount}',
  },
  waits: 'Der Antrag wartet wieder: %{name}.',
  waitMany: '%{count} Anträge warten wieder.',
};
