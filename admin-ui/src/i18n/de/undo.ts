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
  step: {
    approved: 'Abwesenheit von %{name} genehmigt',
    approvedNext: 'Genehmigt. Über die Abwesenheit von %{name} entscheidet als Nächstes: %{next}.',
    rejected: 'Abwesenheit von %{name} abgelehnt',
    passed: 'Abwesenheit von %{name} weitergegeben',
    passedNext:
      'Weitergegeben. Über die Abwesenheit von %{name} entscheidet als Nächstes: %{next}.',
  },
  waits: 'Der Antrag wartet wieder: %{name}.',
  waitMany: '%{count} Anträge warten wieder.',
  partly:
    '%{count} von %{total} wartet wieder. %{reason} |||| %{count} von %{total} warten wieder. %{reason}',
};
