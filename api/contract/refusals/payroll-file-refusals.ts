export const PAYROLL_FILE_REFUSALS = {
  'payroll.no_sepa': 'A SEPA transfer needs EUR as currency and the bank account of the company, which is entered in Setting. Download the CSV instead.',
  'payroll.nobody_to_pay': 'Nobody in this run has net pay and a bank account that SEPA reaches.',
  'payroll.rows_refused': '%{count} row is refused, so nothing is imported. Correct the file. |||| %{count} rows are refused, so nothing is imported. Correct the file.',
  'payroll.import_not_found': 'This run has no amounts of this file.',
  'payroll.columns_missing': 'The file has no column for “%{label}”. Choose one.',
  'payroll.row_nobody': 'No employee has this employee ID.',
  'payroll.row_component_unknown': 'No component has this name or wage code.',
  'payroll.row_component_ambiguous': 'Several components have this name or wage code. Give each its own wage code.',
  'payroll.row_percent': 'This component is a percentage, so a file cannot have an amount for it.',
  'payroll.row_extra_cells': 'This row has more cells than there are headings.',
  'payroll.row_repeated': 'Row %{row} has the same person and component. Both are paid.',
} as const;
