import type { Messages } from '../messages';

export * from './lists';
export * from './people/pay-access';
export * from './payroll/bank-account';
export * from './payroll/office-payslips';
export * from './payroll/payslip-page';
export * from './salaries';

export const mySalary: Messages['mySalary'] = {
  period: 'Zeitraum',
  all: 'Alle',
  noneIn: 'Keine Gehälter in diesem Zeitraum.',
  none: 'Hier erscheinen Ihre Gehälter.',
  statement: 'Abrechnung',
  statementOf: 'Abrechnung vom %{date}',
  title: 'Gehaltsabrechnung',
  employee: 'Name',
  employeeId: 'Personalnummer',
  department: 'Abteilung',
  designation: 'Position',
  employer: 'Arbeitgeber',
  payPeriod: 'Abrechnungszeitraum',
  currency: 'Währung',
  item: 'Posten',
  amount: 'Betrag',
  rule: 'Nettogehalt = Grundgehalt plus Zulagen minus Abzüge.',
  record: 'Beleg %{id}',
  printed: 'Gedruckt am %{at}',
  print: 'Drucken oder als PDF speichern',
  notFound: 'Gehalt nicht gefunden',
  void: 'Dieses Gehalt ist storniert',
  voidText: 'Es zählt nicht zu den Summen und hat keine Abrechnung.',
};
