import type { Messages } from '../../messages';

export const payslipPage: Messages['payslipPage'] = {
  about: '%{span}, date de paie : %{date}',
  download: 'Télécharger le PDF',
  print: 'Imprimer',
  period: 'Période',
  view: 'Voir',
  viewOf: 'Voir, %{date}',
  pdf: 'PDF',
  pdfOf: 'PDF, %{date}',
  changeFrom: 'Écart avec %{period}',
  noChange: 'Aucun',
  changedSince: 'Ce qui a changé depuis %{period}',
  yearToDate: 'Cumul %{year}',
  component: 'Rubrique',
  amount: 'Montant',
  reversed: 'Annulé',
  all: 'Tous les bulletins',
  notFound: 'Bulletin introuvable',
  failed: 'Vos bulletins n’ont pas pu être chargés.',
};
