export * from './lists';
export * from './people/pay-access';
export * from './payroll/bank-account';
export * from './payroll/office-payslips';
export * from './payroll/payslip-page';
export * from './salaries';

export const mySalary = {
  period: 'Period',
  all: 'All',
  noneIn: 'No salary records in this period.',
  none: 'Your salary records will appear here.',
  statement: 'Statement',
  statementOf: 'Statement of %{date}',
  title: 'Salary statement',
  employee: 'Employee',
  employeeId: 'Employee ID',
  department: 'Department',
  designation: 'Designation',
  employer: 'Employer',
  payPeriod: 'Pay period',
  currency: 'Currency',
  item: 'Item',
  amount: 'Amount',
  rule: 'Net salary is basic salary plus allowances minus deductions.',
  record: 'Record %{id}',
  printed: 'Printed %{at}',
  print: 'Print or save as PDF',
  notFound: 'Salary Record Not Found',
  void: 'This record is void',
  voidText: 'It does not count toward totals and has no statement.',
};
