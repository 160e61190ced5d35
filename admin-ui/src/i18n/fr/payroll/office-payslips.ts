import type { Messages } from '../../messages';

export const officePayslips: Messages['officePayslips'] = {
  title: 'Du gestionnaire de paie',
  pdf: 'PDF',
  pdfOf: 'PDF : %{name}',
  published: 'publié le %{date}',
  all: 'Tout afficher (%{count})',
  failed: 'Les PDF du gestionnaire de paie n’ont pas pu être chargés.',
};
