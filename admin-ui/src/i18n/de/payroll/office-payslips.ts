import type { Messages } from '../../messages';

export const officePayslips: Messages['officePayslips'] = {
  title: 'Vom Lohnbüro',
  pdf: 'PDF',
  pdfOf: 'PDF: %{name}',
  published: 'veröffentlicht am %{date}',
  all: 'Alle %{count} anzeigen',
  failed: 'Die PDFs des Lohnbüros konnten nicht geladen werden.',
};
