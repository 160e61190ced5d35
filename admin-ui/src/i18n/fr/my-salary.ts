import type { Messages } from '../messages';

export * from './lists';
export * from './people/pay-access';
export * from './payroll/bank-account';
export * from './payroll/office-payslips';
export * from './payroll/payslip-page';
export * from './salaries';

export const mySalary: Messages['mySalary'] = {
  period: 'Période',
  all: 'Tout',
  noneIn: 'Aucun salaire pour cette période.',
  none: 'Vos salaires apparaîtront ici.',
  statement: 'Bulletin',
  statementOf: 'Bulletin du %{date}',
  title: 'Bulletin de paie',
  employee: 'Personne',
  employeeId: 'Matricule',
  department: 'Service',
  designation: 'Poste',
  employer: 'Employeur',
  payPeriod: 'Période de paie',
  currency: 'Devise',
  item: 'Élément',
  amount: 'Montant',
  rule: 'Salaire net = salaire de base + indemnités − retenues.',
  record: 'Référence %{id}',
  printed: 'Imprimé le %{at}',
  print: 'Imprimer ou enregistrer en PDF',
  notFound: 'Salaire introuvable',
  void: 'Ce salaire est annulé',
  voidText: 'Il ne compte plus dans les totaux et n’a pas de bulletin.',
};
