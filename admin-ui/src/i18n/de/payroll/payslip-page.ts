import type { Messages } from '../../messages';

export const payslipPage: Messages['payslipPage'] = {
  about: '%{span}, Auszahlung am %{date}',
  download: 'PDF herunterladen',
  print: 'Drucken',
  period: 'Zeitraum',
  view: 'Ansehen',
  viewOf: 'Ansehen, %{date}',
  pdf: 'PDF',
  pdfOf: 'PDF, %{date}',
  changeFrom: 'Gegenüber %{period}',
  noChange: 'Unverändert',
  changedSince: 'Was sich seit %{period} geändert hat',
  yearToDate: 'Summe %{year}',
  component: 'Lohnart',
  amount: 'Betrag',
  reversed: 'Storniert',
  all: 'Alle Abrechnungen',
  notFound: 'Abrechnung nicht gefunden',
  failed: 'Ihre Abrechnungen konnten nicht geladen werden.',
};
